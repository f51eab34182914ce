import { folded } from '../lexicon/phraseIndex';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { conditionOf, type Condition } from '../write/conditions';
import { cuedClause, wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { relationsOf } from '../write/relations';
import { roleOfHead, roleOfHeading } from './actors';
import { fieldsIn, isChoice, membersOf, type Field } from './fields';
import { behindActor, ledByVerb, startOfInvitation } from './invitation';
import type { MockupWords } from './mockupWords';
import { patternOf, type PatternName } from './patternOf';
import { plainText } from './plainText';

/** A requirement as a part of a screen. */
export interface Part {
  statement: Statement;
  pattern: PatternName;
  /** Who sees it; empty for everybody. */
  roles: readonly Role[];
  /** Unique within a mockup. */
  id: string;
  /** Its own words, or what stands before their colon. */
  title: string;
  /** What stands behind the colon. */
  rest: string | undefined;
  /** What the same sentence says of it. */
  notes: readonly Statement[];
  fields: readonly Field[];
  /** What it puts in quotation marks, such as the words on buttons. */
  quoted: readonly string[];
  condition: Condition | undefined;
  /** The sum of money or the time that it states. */
  amount: string | undefined;
  duration: string | undefined;
}

const mostWordsOfLabel = 4;
const mostQuoted = 4;
const fewestOfTail = 3;
/** Verbs whose object is what one enters. */
const entering: ReadonlySet<string> = new Set([
  'do:create',
  'do:measure',
  'do:organise',
  'do:show',
  'do:search',
  'do:upload',
]);
const money = /\p{Sc}|\b[A-Z]{3}\b|euro/u;
const period =
  /^\D{0,8}\d+[\s-]*(?:s\b|sec|sek|seg|min|hour|stund|heure|hora|ore\b|uur|godz|秒|分|時間|ثان|دق)/iu;

/** Reads how each requirement is drawn; nothing that is struck out. */
export function partsOf(
  statements: readonly Statement[],
  workbook: Workbook,
  words: MockupWords,
): readonly Part[] {
  const { saidWith } = relationsOf(workbook);
  return statements
    .filter(({ kind, isStruck }) => kind === 'R' && !isStruck)
    .map((one) => readPart(one, workbook, words, saidWith(one)));
}

function readPart(
  statement: Statement,
  workbook: Workbook,
  words: MockupWords,
  notes: readonly Statement[],
): Part {
  const clause = cuedClause(workbook, statement);
  const { idea, span, lexicon } = clause;
  const { quantities } = statement;
  const text = plainText(idea.slice(span.start, span.end));
  const headed = roleOfHead(text, workbook.roles);
  const actor = headed?.role ?? statement.actor ?? roleOfHeading(statement, workbook.roles);
  const condition = conditionOf(clause);
  const own = headed ? ledByVerb(headed.rest, clause) : behindActor(text, statement.actor, clause);
  const [label, list] = labelled(own, words);
  const isActed = actor !== undefined || startOfInvitation(clause) !== undefined;
  const object = isActed && list === undefined ? objectOf(clause) : '';
  const all = fieldsIn(list ?? object, lexicon, words, list === undefined);
  const named = asChoice(label, all, words) ?? all;
  const isLabelled =
    list !== undefined &&
    !isSentence(list, clause) &&
    (named.length > (label === undefined ? 2 : 1) || isChoice(named));
  const chosen = list === undefined && !isActed ? fieldsIn(own, lexicon, words) : [];
  const tail = list === undefined ? tailOf(own, clause, words) : [];
  const listed = isNamedChoice(chosen)
    ? chosen
    : tail.length > 0
      ? tail
      : list === undefined || isLabelled
        ? named
        : [];
  const isListed = isLabelled || tail.length > 0;
  const isUnpaid = workbook.statements.some(
    (one) =>
      one.kind === 'N' &&
      words.controls.paying.some((part) => ` ${folded(one.text)}`.includes(part)),
  );
  const pattern = patternOf(
    { clause, text, listed, isListed, condition, isActed, isUnpaid },
    words,
  );
  const reached = pattern === 'notice' ? (statement.role ?? actor) : actor;
  return {
    statement,
    id: statement.id.toLowerCase(),
    pattern,
    roles: reached === undefined ? [] : [reached],
    title: label ?? own,
    rest: isLabelled || label === undefined ? undefined : list,
    notes: notes.filter(({ isStruck }) => !isStruck),
    fields: listed,
    quoted: isChoice(listed) ? [] : quotedIn(text),
    condition,
    amount: quantities.find((one) => money.test(one.text))?.text,
    duration: quantities.find((one) => period.test(one.text))?.text,
  };
}

/** `they put the request in themselves, how many animals, which sailing, their holding number`: what follows. */
function tailOf(text: string, clause: CuedClause, words: MockupWords): readonly Field[] {
  const comma = text.search(/[,،]\s/u);
  const tail = text.slice(comma + 1);
  const isBySomebody = clause.cues.some(({ name }) => name === 'pronoun' || name === 'person');
  const { parts, isChoice: isOpen } = membersOf(tail, clause.lexicon, words);
  if (comma < 0 || !isBySomebody || isOpen || parts.length < fewestOfTail) return [];
  return isSentence(tail, clause) ? [] : fieldsIn(tail, clause.lexicon, words, false);
}

/** Whether a list has a verb of its own. */
function isSentence(list: string, clause: CuedClause): boolean {
  const from = clause.idea.indexOf(list, clause.span.start);
  return clause.cues.some((cue) => cue.start > from && isPredicate(clause, cue));
}

/** `we record the reason (fit, shade, bite)`: the label's last word is what is chosen. */
function asChoice(
  label: string | undefined,
  fields: readonly Field[],
  { controls }: MockupWords,
): readonly Field[] | undefined {
  const last = /[\p{L}\p{M}]+$/u.exec(label ?? '')?.[0];
  if (last === undefined || fields.length < 2 || !controls.kinds.includes(folded(last)))
    return undefined;
  return [{ name: last, kind: 'one', options: fields.map(({ name }) => name) }];
}

/** Choices between several names, not between numbers. */
function isNamedChoice([first]: readonly Field[]): boolean {
  const { options = [] } = first ?? {};
  return options.length > 2 && !options.some((one) => /\d/u.test(one));
}

/** Short words in quotation marks. */
function quotedIn(text: string): readonly string[] {
  const all = [...text.matchAll(/["“„«]\s?([\p{L}][^"“”„«»]{0,26}?)\s?["“”»]/gu)];
  return all.slice(0, mostQuoted).map(([, name = '']) => name);
}

/** `Request: name, depth` and `a scaffold (location, type)`: the label and its list. */
function labelled(
  text: string,
  { controls }: MockupWords,
): readonly [string | undefined, string | undefined] {
  const [, head, rest] = /^([^:：]{2,60})[:：]\s+(\S[^]*)$/u.exec(text) ?? [];
  if (head !== undefined) {
    const isOfStates = controls.states.some((part) => ` ${folded(head)}`.includes(part));
    if (isOfStates || controls.questions.includes(folded(head))) return [undefined, undefined];
    return [wordCount(head) > mostWordsOfLabel ? undefined : head, rest];
  }
  const [, before, list] =
    /^([^(（]{4,60}?)\s?[(（]([^()（）]*[,،、][^()（）]*)[)）]/u.exec(text) ?? [];
  if (list !== undefined) return [before?.trim(), list];
  // `An event has a section, a severity and an owner`.
  const having = new RegExp(`\\s(?:${controls.having.join('|')})\\s([^:;.]*,[^:;.]*)$`, 'iu');
  return [undefined, controls.having.length > 0 ? having.exec(text)?.[1] : undefined];
}

/** The words behind the first verb, which name what is entered; in English only, where the verb comes first. */
function objectOf(clause: CuedClause): string {
  const { lexicon, cues, span, idea } = clause;
  const verb = cues.find((cue) => entering.has(cue.name) && isPredicate(clause, cue));
  return verb === undefined || lexicon.code !== 'en' ? '' : idea.slice(verb.end, span.end);
}
