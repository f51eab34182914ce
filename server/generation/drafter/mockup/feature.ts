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
  // What stands in the last cell of a table's row may be what its role does.
  const isRow = /[|¦]/u.test(statement.text);
  const lead =
    isRow && statement.role !== undefined
      ? idea.length -
        idea.slice(0, span.end).replace(/^[^]*[|¦]\s*/u, '').length -
        (idea.length - span.end)
      : span.start;
  const isByRole =
    statement.role !== undefined && (isRow || whoDoes(workbook, statement) !== undefined);
  const verb = isRow
    ? clause.cues.find((cue) => cue.start === lead && isDoing(cue))
    : verbOf(clause, statement);
  const isReason = statement.link === 'purpose' || statement.link === 'reason';
  const isDone =
    verb !== undefined && !isReason && (isRow || isByRole || isUnnamed(clause, verb, statement));
  const start = isDone && !isRow ? labelStart(clause, verb, isByRole, statement.role) : lead;
  const end = isDone ? labelEnd(clause, start, verb) : span.end;
  const things = listIn(clause, verb, end);
  // `each nurse keeps …: bed, pain score and drains`: fields, whatever the verb.
  const read = controlOf(clause, verb, isDone, verb?.start === start, things.length, words);
  const isForm =
    read === 'rule' &&
    statement.role !== undefined &&
    things.length > 2 &&
    !isRow &&
    /[:：]/u.test(statement.text);
  const control = isForm ? 'form' : read;
  const isRule = control === 'rule' || control === 'notice';
  const from = isForm ? (endOfRole(clause, statement.role) ?? start) : start;
  const colon = idea.slice(0, end).lastIndexOf(': ');
  // What follows a colon becomes fields.
  const label = plainText(
    idea.slice(from, colon > from && things.length > 1 && !isRule ? colon : end),
  );
  const isShort = clause.lexicon.hasSpaces && wordCount(label) < 2;
  return {
    statement,
    // What a role does not do itself still says something of it.
    role:
      isByRole || isRule || isForm
        ? (statement.role ?? roleOfHeading(statement, roles))
        : roleOfHeading(statement, roles),
    label: isShort ? plainText(statement.text) : label,
    control,
    things,
  };
}

/** The things that a clause lists: no deeds, and nothing but what is named before `end`. */
function listIn(clause: CuedClause, verb: Cue | undefined, end: number): readonly string[] {
  const { idea, span, cues, lexicon } = clause;
  const things = listedThings(clause);
  const found = things.length > 0 ? things.map(String) : pairIn(clause, verb);
  const at = idea.indexOf(found[0] ?? '', span.start);
  const isDeed =
    wordCount(found[0] ?? '') > 1 &&
    cues.some((cue) => isDoing(cue) && cue.start >= at && cue.end <= at + (found[0]?.length ?? 0));
  const and = new RegExp(`^(?:${lexicon.cues.and.join('|')})\\s+`, 'iu');
  return (isDeed ? [] : found)
    .filter((one) => idea.lastIndexOf(one, end) >= span.start && !/^\p{L}\.\s?\p{L}\./u.test(one))
    .slice(0, mostThings)
    .map((one) => plainText(one.replace(and, '')));
}

/** Where the first word for a role ends. */
function endOfRole({ folded: text, span }: CuedClause, role: Role | undefined) {
  const words = [...text.matchAll(/[\p{L}\p{M}-]+/gu)];
  const found = words.find(([word]) => role?.spellings.some((one) => word.startsWith(one)));
  return found && span.start + found.index + found[0].length;
}

/** Whether it is something to do, with a screen of its own. */
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

const isDoing = ({ name }: Cue) => name.startsWith('do:');

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
  const found = cues.find((cue) => {
    const before = text.slice(0, cue.start - span.start).replace(/\([^()]*\)\s*$/u, '');
    // `REST`, `POST`: a name by its capitals.
    const isName = /^\p{Lu}{2}/u.test(clause.idea.slice(cue.start, cue.end));
    if (!/^do(?:ne)?:/u.test(cue.name) || isName || isNoun(cue, cues, before, lexicon))
      return false;
    const isGoverned = () =>
      cues.some(({ name, end }) => end === cue.start - 1 && governing.has(name));
    const isLate = before.trim() !== '' && !names.some((name) => before.trimEnd().endsWith(name));
    return lexicon.code !== 'en' || !isLate || isGoverned();
  });
  // `can skip a station`: a verb that is not known.
  const can = lexicon.code === 'en' && cues.find(({ name }) => name === 'can');
  const word = can && /^\s\p{L}+/u.exec(text.slice(can.end - span.start))?.[0];
  const isOpen = can && word && !cues.some(({ start }) => start === can.end + 1);
  return (
    found ??
    (isOpen
      ? { name: 'do:other', weight: 0, start: can.end + 1, end: can.end + word.length }
      : undefined)
  );
}

/** Where what one does begins: behind `can` or `I want to`, or at the verb right behind who does it. */
function labelStart(
  clause: CuedClause,
  verb: Cue,
  isByRole: boolean,
  role: Role | undefined,
): number {
  const { cues, folded: text, span, lexicon } = clause;
  const modal = cues.find(({ name, start }) => modals.has(name) && start <= verb.start);
  const pronoun = cues.find(
    ({ name, start }) => name === 'pronoun' && start === (modal?.end ?? 0) + 1,
  );
  const end = pronoun?.end ?? modal?.end ?? 0;
  if (!lexicon.hasSpaces) return span.start;
  const who = text
    .slice(0, (modal?.start ?? verb.start) - span.start)
    .replace(/\([^()]*\)\s*$|\s*[:：]?\s*$/gu, '')
    .trim();
  const words = who.split(/\s+/u);
  const isNear = role?.spellings.some((one) => words.at(-1)?.startsWith(one)) ?? false;
  const isClear = isByRole && (isNear || (words.length <= 4 && !/[,;:]/u.test(who)));
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
