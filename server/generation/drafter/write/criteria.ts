import { cuesIn, type Cue } from '../lexicon/cueIndex';
import { actionNames, type ActionName, type Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import type { Quantity } from '../read/quantity';
import { quote, type Quote, type Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { boundaryOf } from './boundary';
import type { DocumentWords } from './documentWords';
import { wordsOf } from './parts';
import { fill, marked } from './quoted';

const mostActions = 2;
/** A statement is judged by its beginning. */
const mostCues = 300;

/**
 * How to tell that a requirement is met: as a condition with its result where it states one, at the bounds of each
 * quantity, and by what each of its actions calls for.
 *
 * @returns at least one sentence
 */
export function criteriaOf(workbook: Workbook, statement: Statement): string[] {
  const words = wordsOf(workbook);
  const lexicon = lexicons[workbook.language];
  const cues = workbook.isRead ? cuesOf(workbook, lexicon, statement) : [];
  const actions = actionsOf(workbook, statement, cues, lexicon);
  const parts = partsOf(workbook.idea, statement.span);
  const main = mainCriterion(workbook, statement, cues, words, lexicon);
  return [
    ...(main === undefined && actions.length > 0
      ? []
      : [main ?? fill(words.criteria.plain, { text: marked(statement.text, words.marks) })]),
    ...statement.quantities.flatMap((quantity) => boundsOf(quantity, words)),
    ...(parts.length > 2
      ? [
          fill(words.criteria.each, {
            parts: parts.map((part) => marked(part, words.marks)).join(', '),
          }),
        ]
      : []),
    ...actions.map(({ name, object }) =>
      fill(words.criteria.actions[name], { object: marked(object, words.marks) }),
    ),
    ...actions.slice(0, 1).map(({ name, object }) =>
      fill(words.criteria.failure, {
        object: marked(object, words.marks),
        failure: words.criteria.failures[name],
      }),
    ),
  ];
}

function cuesOf({ idea }: Workbook, lexicon: Lexicon, { span }: Statement): Cue[] {
  const cues = cuesIn(folded(idea.slice(span.start, span.end)), lexicon);
  return cues.slice(0, mostCues).map((cue) => ({
    ...cue,
    start: cue.start + span.start,
    end: cue.end + span.start,
  }));
}

function mainCriterion(
  { idea }: Workbook,
  { span, text, role }: Statement,
  cues: readonly Cue[],
  { criteria, marks }: DocumentWords,
  lexicon: Lexicon,
): string | undefined {
  const condition = conditionOf(idea, span, cues, lexicon);
  const saysWhen =
    condition !== undefined &&
    /\p{L}\S*\s+\S*\p{L}|\p{L}{4}/u.test(idea.slice(condition.when.start, condition.when.end));
  if (saysWhen) {
    const { when, then } = condition;
    return fill(criteria.conditional, {
      condition: marked(quote(idea, when), marks),
      result: marked(quote(idea, then), marks),
    });
  }
  if (role === undefined) return undefined;
  return fill(criteria.byRole, { role: marked(role.text, marks), text: marked(text, marks) });
}

/** A condition at the start that a comma ends, or one that runs to the end. */
function conditionOf(
  idea: string,
  { start, end }: Span,
  cues: readonly Cue[],
  lexicon: Lexicon,
): { when: Span; then: Span } | undefined {
  const cue = cues.find(({ name }) => name === 'if');
  const isStory = lexicon.story.before.some((phrase) =>
    folded(idea.slice(start, end)).startsWith(`${phrase} `),
  );
  if (cue === undefined || isStory) return undefined;
  // The conjunction comes last.
  if (!lexicon.hasSpaces) {
    const isInside = cue.start - start >= 2 && end - cue.end >= 4;
    return isInside ? { when: { start, end: cue.end }, then: { start: cue.end, end } } : undefined;
  }
  // `se ninguém …`: what is denied is part of the condition.
  const isDenied = cues.some(
    (other) => other.name === 'negation' && other.start > cue.start && other.end <= cue.end,
  );
  const from = isDenied ? idea.indexOf(' ', cue.start) + 1 : cue.end + 1;
  const lead = idea.slice(start, cue.start).trim();
  if (lead.split(/\s+/u).length >= 2 && !/[,;:]/u.test(idea.slice(cue.end, end))) {
    return { when: { start: from, end }, then: { start, end: cue.start } };
  }
  const comma = idea.indexOf(',', cue.end);
  if (lead !== '' || comma === -1 || comma + 4 >= end) return undefined;
  return { when: { start: from, end: comma }, then: { start: comma + 1, end } };
}

function boundsOf(quantity: Quantity, { criteria, marks, decimalPoint }: DocumentWords): string[] {
  const template = criteria.bounds[quantity.comparison];
  const boundary = boundaryOf(quantity, decimalPoint);
  const needsValues = /\{(?:at|over|under)\}/u.test(template);
  if (boundary === undefined && needsValues) return [];
  return [
    fill(template, {
      quantity: marked(quantity.phrase, marks),
      at: boundary?.at ?? '',
      over: boundary?.over ?? '',
      under: boundary?.under ?? '',
    }),
  ];
}

interface Action {
  name: ActionName;
  object: Quote;
}

/** What a statement does, each with the words behind the verb. */
function actionsOf(
  { idea }: Workbook,
  { span }: Statement,
  cues: readonly Cue[],
  lexicon: Lexicon,
): Action[] {
  const small = folded(idea.slice(span.start, span.end));
  const words = cues.filter(
    (cue) =>
      /^(?:do|done):/u.test(cue.name) &&
      !isNoun(cue, cues, small.slice(0, cue.start - span.start), lexicon),
  );
  const predicates = words.filter(
    (cue) => cue.name.startsWith('do:') && isPredicate(cue, cues, span, lexicon),
  );
  // `repair requests`: of two in a row the first narrows the second, or governs it.
  const verbs = (predicates.length > 0 || lexicon.code === 'en' ? predicates : words).filter(
    (verb, index, all) => all[index - 1]?.end !== verb.start - 1,
  );
  const actions: Action[] = [];
  for (const verb of verbs) {
    if (actions.length === mostActions) break;
    const name = actionNames.find((action) => verb.name.endsWith(`:${action}`));
    if (
      name === undefined ||
      (name === 'other' && verbs.length > 1) ||
      actions.some((action) => action.name === name)
    )
      continue;
    const next =
      cues.find(
        (other) =>
          other.start > verb.end + 2 &&
          (verbs.includes(other) || other.name === 'if' || other.name === 'because'),
      )?.start ?? span.end;
    const object = objectAfter(idea, lexicon, verb, Math.min(next, span.end), span);
    if (object !== undefined) actions.push({ name, object: quote(idea, object) });
  }
  return actions;
}

/** A verb at the start, or right after who does it or a word such as `can`; elsewhere it may be a noun. */
function isPredicate(verb: Cue, cues: readonly Cue[], span: Span, { code }: Lexicon): boolean {
  if (code !== 'en' || verb.start === span.start) return true;
  return cues.some(({ name, end }) => end === verb.start - 1 && governing.has(name));
}

const governing: ReadonlySet<string> = new Set([
  'person',
  'system',
  'can',
  'must',
  'should',
  'want',
  'pronoun',
  'and',
]);

/** The verb and the words after it, up to a comma or the next verb. */
function objectAfter(
  idea: string,
  lexicon: Lexicon,
  verb: Cue,
  next: number,
  span: Span,
): Span | undefined {
  if (!lexicon.hasSpaces) {
    const before = idea.slice(span.start, verb.start);
    return {
      start: span.start + before.search(/[^、，：:。]*$/u),
      end: Math.min(verb.end, span.end),
    };
  }
  const rest = idea.slice(verb.end, next);
  const border = /[;:(]/u.exec(rest)?.index ?? rest.length;
  const found = rest.slice(0, border).trimEnd().replace(/,$/u, '');
  const last = /\s(\p{L}+)$/u.exec(found)?.[1] ?? '';
  const isDangling =
    lexicon.cues.and.includes(last) || lexicon.prepositions.includes(last) || last === 'to';
  const words = isDangling ? found.slice(0, -last.length).trimEnd().replace(/,$/u, '') : found;
  const end = verb.end + words.length;
  if (words.trim().length < 3) return { start: span.start, end: span.end };
  return { start: verb.start, end };
}

/** The members of a list in the statement: `tissue, exudate and odour`. */
function partsOf(idea: string, { start, end }: Span): Quote[] {
  const text = idea.slice(start, end);
  const list = /[:：]\s*([^:：]+)$/u.exec(text);
  if (list === null) return [];
  const from = start + list.index + list[0].length - (list[1]?.length ?? 0);
  const parts: Quote[] = [];
  for (const part of idea.slice(from, end).matchAll(/[^,;、]+/gu)) {
    const inner = part[0].trim();
    const offset = part.index + part[0].indexOf(inner);
    if (inner !== '')
      parts.push(quote(idea, { start: from + offset, end: from + offset + inner.length }));
  }
  return parts.length >= 3 && parts.every((part) => part.length <= 60) ? parts : [];
}
