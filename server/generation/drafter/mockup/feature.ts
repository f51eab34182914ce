import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { inlineTags } from '../read/inlineTags';
import { isNoun } from '../read/isNoun';
import { trimmed } from '../read/span';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { cuedClause, nextBorder, wordCount, type CuedClause } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import { whoDoes } from '../write/people';
import { controlOf, type Control } from './control';
import type { MockupWords } from './mockupWords';

/** A requirement, analysed for the action in it. */
export interface Feature {
  statement: Statement;
  /** The role that acts or is affected; `undefined` if nobody is named. */
  role: Role | undefined;
  /** The clause without its actor if the words show where that ends; otherwise the whole clause. */
  label: string;
  control: Control;
  /** What it lists: fields, parts or choices. */
  things: readonly string[];
}

const mostThings = 8;
/** A shorter label says too little. */
const fewestWords = 3;

/** Finds the action of a requirement and what it lists. */
export function readFeature(
  statement: Statement,
  workbook: Workbook,
  words: MockupWords,
  roles: readonly Role[],
): Feature {
  const clause = cuedClause(workbook, statement);
  const { idea, span } = clause;
  const isByRole = statement.role !== undefined && whoDoes(workbook, statement) !== undefined;
  const verb = verbOf(clause, statement);
  // The cells of a table row are not a clause.
  const isRow = /[|¦]/u.test(statement.text);
  const isReason = statement.link === 'purpose' || statement.link === 'reason';
  const isDone =
    verb !== undefined && !isRow && !isReason && (isByRole || isUnnamed(clause, verb, statement));
  // The first cell of a row names its subject.
  const lead = isRow && statement.role !== undefined ? statement.text.indexOf('|') + 1 : 0;
  const start = isDone ? labelStart(clause, verb, isByRole) : span.start + lead;
  const end = isDone ? labelEnd(clause, start, verb) : span.end;
  const things = listedThings(clause);
  const listed = (things.length > 0 ? things.map(String) : pairIn(clause, verb))
    // What the product does with them needs no input.
    .filter((one) => idea.lastIndexOf(one, end) >= span.start && !/^\p{L}\.\s?\p{L}\./u.test(one))
    .slice(0, mostThings)
    .map(plainText);
  const colon = idea.slice(0, end).lastIndexOf(': ');
  const control = controlOf(clause, verb, isDone, verb?.start === start, listed.length, words);
  return {
    statement,
    role: isByRole || control === 'notice' ? statement.role : roleOfHeading(statement, roles),
    // Things after a colon become fields.
    label: plainText(
      idea.slice(start, colon > start && listed.length > 1 && control !== 'rule' ? colon : end),
    ),
    control: isRow ? 'rule' : control,
    things: listed,
  };
}

/** Whether it is an action with a screen of its own. */
export function isTask({ control }: Feature): boolean {
  return control !== 'rule' && control !== 'notice';
}

/** A text without Markdown; for a table row, its cells with content. */
export function plainText(text: string): string {
  const cells = text.split(/[|¦]/u).map((cell) => cell.trim());
  const row =
    cells.length > 1 ? cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).join(' · ') : '';
  return (row === '' ? text : row)
    .replace(inlineTags, ' ')
    .replace(/\*\*|__|~~|`/gu, '')
    .trim();
}

const modals: ReadonlySet<ClauseCue> = new Set(['can', 'must', 'should', 'want']);
const people: ReadonlySet<ClauseCue> = new Set(['person', 'pronoun', 'want']);
const governing: ReadonlySet<ClauseCue> = new Set([
  ...modals,
  ...people,
  ...(['system', 'auxiliary', 'and'] as const),
]);

/** The first verb that is the clause's predicate; in English many nouns look like verbs. */
function verbOf(clause: CuedClause, { role, subject }: Statement): Cue | undefined {
  const { cues, folded: text, span, lexicon } = clause;
  const names = [subject ?? '', ...(role?.spellings ?? [])].flatMap((name) => folded(name) || []);
  return cues.find((cue) => {
    const before = text.slice(0, cue.start - span.start);
    // `REST`, `POST`: capitals mark a name.
    const isName = /^\p{Lu}{2}/u.test(clause.idea.slice(cue.start, cue.end));
    if (!/^do(?:ne)?:/u.test(cue.name) || isName || isNoun(cue, cues, before, lexicon))
      return false;
    const isGoverned = () =>
      cues.some(({ name, end }) => end === cue.start - 1 && governing.has(name));
    const isLate = before.trim() !== '' && !names.some((name) => before.trimEnd().endsWith(name));
    return lexicon.code !== 'en' || !isLate || isGoverned();
  });
}

/** Where the action begins: after `can` or `I want to`, or at the verb directly after the actor. */
function labelStart(clause: CuedClause, verb: Cue, isByRole: boolean): number {
  const { cues, folded: text, span, lexicon } = clause;
  const modal = cues.find(({ name, start }) => modals.has(name) && start <= verb.start);
  const pronoun = cues.find(
    ({ name, start }) => name === 'pronoun' && start === (modal?.end ?? 0) + 1,
  );
  const end = pronoun?.end ?? modal?.end ?? 0;
  if (!lexicon.hasSpaces) return span.start;
  const who = text.slice(0, (modal?.start ?? verb.start) - span.start).trim();
  const isClear = isByRole && who.split(/\s+/u).length <= 4 && !/[,;:]/u.test(who);
  if (who === '' || !(isClear || modal?.name === 'want')) return span.start;
  const from = modal === undefined ? verb.start : end;
  const rest = /^\s+(?:to\s)?/u.exec(text.slice(from - span.start))?.[0].length ?? 0;
  return from + (from === verb.start ? 0 : rest);
}

const joining: ReadonlySet<ClauseCue> = new Set(['but', 'if', 'because', 'soThat']);
const acting: ReadonlySet<ClauseCue> = new Set(['system', 'person', 'pronoun']);

/** Where the action ends: at a condition or a reason, or where another actor follows. */
function labelEnd({ idea, cues, span, lexicon }: CuedClause, start: number, verb: Cue): number {
  if (!lexicon.hasSpaces) return span.end;
  const last = cues.find(({ name, start: at, end }) => {
    if (at <= Math.max(start, verb.end)) return false;
    const next = cues.find((cue) => cue.start > end && acting.has(cue.name));
    const isOther =
      next !== undefined && !/[,;]/u.test(idea.slice(end, next.start)) && next.start < end + 12;
    return (
      joining.has(name) ||
      (name === 'and' &&
        isOther &&
        cues.some(({ name: one, start: from }) => one.startsWith('do:') && from === next.end + 1))
    );
  });
  const label = trimmed(idea, { start, end: last?.start ?? span.end });
  return wordCount(idea.slice(label.start, label.end)) < fewestWords ? span.end : label.end;
}

/** An action without a named actor that is not the product's. */
function isUnnamed(clause: CuedClause, verb: Cue, { subject }: Statement): boolean {
  const { cues, folded: text, span, lexicon } = clause;
  const before = cues.filter(({ start }) => start < verb.start);
  if (subject !== undefined || before.some(({ name }) => name === 'system')) return false;
  if (verb.start > span.start) {
    const near = before.find(({ end }) => end === verb.start - 1);
    const isTold = near?.name === 'pronoun' && near.start === span.start;
    const isAllowed =
      before.some(({ name }) => modals.has(name)) && before.some(({ name }) => people.has(name));
    // `Fotos hochladen`
    const isLast = lexicon.hasSpaces && verb.end === span.end && before.length === 0;
    return isTold || isAllowed || (isLast && lexicon.code !== 'en');
  }
  // `Answers go …`, `Deposit of £20`, `Deposit is lost`: an English noun. `Fällt jemand aus, …`: a condition.
  const rest = text.slice(verb.end - span.start);
  const next = /^\s(\p{L}+)/u.exec(rest)?.[1] ?? '';
  const isSaid = cues.some(
    ({ name, start }) =>
      start === verb.end + 1 && (name.startsWith('do') || name === 'auxiliary' || modals.has(name)),
  );
  const isNounLike = /[^s]s$/u.test(text.slice(0, verb.end - span.start)) || next === 'of';
  return lexicon.code === 'en' ? !(isNounLike || isSaid) : !rest.includes(',');
}

/** `the size in centimetres and the place on the body`: two things, each with its article, directly after the verb. */
function pairIn({ idea, cues, span }: CuedClause, verb: Cue | undefined): string[] {
  if (verb === undefined) return [];
  const end = nextBorder(idea, verb.end, span.end);
  const inside = cues.filter((cue) => cue.start > verb.start && cue.end <= end);
  const joints = inside.filter(({ name }) => name === 'and');
  const [joint] = joints;
  const isArticle = (place: number) =>
    inside.some(({ name, start }) => name === 'determiner' && start === place + 1);
  const isPlain = inside.every(({ name }) => !/^(?:do|if|that|can|must|pronoun)/u.test(name));
  const isPair = joint && joints.length === 1 && isArticle(verb.end) && isArticle(joint.end);
  return isPair && isPlain
    ? [idea.slice(verb.end, joint.start).trim(), idea.slice(joint.end, end).trim()]
    : [];
}

/** The only role in a heading, such as that of a user story. */
function roleOfHeading({ heading }: Statement, roles: readonly Role[]): Role | undefined {
  const words = ` ${folded(heading ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ')}`;
  // `spellings` are words without their endings.
  const named = roles.filter(({ text, spellings }) =>
    [folded(text), ...spellings].some((one) => words.includes(` ${one}`)),
  );
  return named.length === 1 ? named[0] : undefined;
}
