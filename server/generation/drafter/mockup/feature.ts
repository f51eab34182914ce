import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import type { ActionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { inlineTags } from '../read/inlineTags';
import { isNoun } from '../read/isNoun';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import { whoDoes } from '../write/people';
import type { MockupWords } from './mockupWords';

/** How a requirement is drawn. */
export type Control =
  'show' | 'search' | 'file' | 'choice' | 'decide' | 'pay' | 'form' | 'notice' | 'button' | 'rule';

/** A requirement, read for what it lets one do. */
export interface Feature {
  statement: Statement;
  /** The role that does it; none where nobody is named. */
  role: Role | undefined;
  /** Without who does it where a verb in its base form is left; else the whole clause. */
  label: string;
  control: Control;
  /** What is listed in it: columns, fields or choices. */
  things: readonly string[];
}

/** By the class of the verb; where a verb has several, the first of them. */
const controls: readonly (readonly [ActionName, Control])[] = [
  ['upload', 'file'],
  ['search', 'search'],
  ['show', 'show'],
  ['remove', 'button'],
  ['create', 'form'],
  ['approve', 'decide'],
  ['pay', 'pay'],
  ['book', 'form'],
  ['notify', 'notice'],
  ['message', 'notice'],
];

const mostThings = 8;
/** What fits on a button. */
const longestButton = 44;

/** Reads what a requirement lets one do and what it lists. */
export function readFeature(
  statement: Statement,
  workbook: Workbook,
  words: MockupWords,
  roles: readonly Role[],
): Feature {
  const clause = cuedClause(workbook, statement);
  const { role } = statement;
  const isByRole = role !== undefined && whoDoes(workbook, statement) === role.text;
  const text = plainText(statement.text);
  const verb = verbOf(clause, statement);
  const isLed = verb !== undefined && verb.start > clause.span.start && hasModal(clause, verb);
  const label = isLed ? plainText(clause.idea.slice(verb.start, clause.span.end)) : text;
  // The cells of a table's row are no clause.
  const isRow = /[|¦]/u.test(statement.text);
  const isReason = statement.link === 'purpose' || statement.link === 'reason';
  const isTask =
    !isReason && (isByRole || (verb !== undefined && isUnnamed(clause, verb, statement)));
  const things = listedThings(clause).slice(0, mostThings).map(plainText);
  const isBare = isLed || verb?.start === clause.span.start;
  const control = controlOf(clause, verb, isTask, things.length > 1, words);
  const isButton = control === 'button' && isBare && label.length <= longestButton;
  return {
    statement,
    role: isByRole ? role : roleOfHeading(statement, roles),
    label,
    control: isRow || (control === 'button' && !isButton) ? 'rule' : control,
    things,
  };
}

/** A text without the marks of Markdown; of the row of a table, its cells that say something. */
export function plainText(text: string): string {
  const cells = text.split(/[|¦]/u).map((cell) => cell.trim());
  const row =
    cells.length > 1 ? cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).join(' · ') : '';
  return (row === '' ? text : row)
    .replace(inlineTags, ' ')
    .replace(/\*\*|__|~~|`/gu, '')
    .trim();
}

const modals: ReadonlySet<ClauseCue> = new Set(['can', 'must', 'should']);
const governing: ReadonlySet<ClauseCue> = new Set([
  ...modals,
  ...(['person', 'system', 'want', 'pronoun', 'auxiliary', 'and'] as const),
]);

const people: ReadonlySet<ClauseCue> = new Set(['person', 'pronoun', 'want']);

/** The first verb that is the clause's predicate; in English many a noun looks like one. */
function verbOf(clause: CuedClause, { role, subject }: Statement): Cue | undefined {
  const { cues, folded: text, span, lexicon } = clause;
  const names = [subject ?? '', ...(role?.spellings ?? [])].flatMap((name) => folded(name) || []);
  return cues.find((cue) => {
    const before = text.slice(0, cue.start - span.start);
    if (!/^do(?:ne)?:/u.test(cue.name) || isNoun(cue, cues, before, lexicon)) return false;
    const isGoverned = () =>
      cues.some(({ name, end }) => end === cue.start - 1 && governing.has(name));
    const isLate = before.trim() !== '' && !names.some((name) => before.trimEnd().endsWith(name));
    return lexicon.code !== 'en' || !isLate || isGoverned();
  });
}

/** `can`, `must` or `should` right before a verb, and nothing but who does it before that. */
function hasModal({ cues, folded: text, span }: CuedClause, verb: Cue): boolean {
  const modal = cues.find(({ name, end }) => end === verb.start - 1 && modals.has(name));
  const who = text.slice(0, (modal?.start ?? 0) - span.start).trim();
  return modal !== undefined && verb.name.startsWith('do:') && who.split(/\s+/u).length <= 3;
}

/** Something to do that nobody is named for, and not what the product or something else does. */
function isUnnamed(clause: CuedClause, verb: Cue, { subject }: Statement): boolean {
  const { cues, folded: text, span, lexicon } = clause;
  if (verb.start === span.start) {
    // `Answers go …`, `Deposit of £20`: an English noun.
    const rest = text.slice(verb.end - span.start);
    const next = /^\s(\p{L}+)/u.exec(rest)?.[1] ?? '';
    const isNounLike = /[^s]s$/u.test(text.slice(0, verb.end - span.start)) || next === 'of';
    return lexicon.code !== 'en' || !isNounLike;
  }
  const before = cues.flatMap(({ name, start }) => (start < verb.start ? name : []));
  const isOfSomebody = before.some((name) => people.has(name));
  const isClear = lexicon.code !== 'en' || isOfSomebody;
  return subject === undefined && isClear && !before.includes('system');
}

function controlOf(
  { cues, folded: text }: CuedClause,
  verb: Cue | undefined,
  isTask: boolean,
  hasThings: boolean,
  words: MockupWords,
): Control {
  const names = cues.flatMap(({ name, start }) => (start === verb?.start ? name : []));
  // `is told`: what is done to somebody is nothing that one does.
  if (!names.some((name) => name.startsWith('do:')))
    return names.includes('done:notify') ? 'notice' : 'rule';
  const isOf = (parts: readonly string[]) => parts.some((part) => text.includes(part));
  const isFile = isOf(words.files);
  const [, control = 'button'] =
    controls.find(([name, one]) => names.includes(`do:${name}`) && (one !== 'file' || isFile)) ??
    [];
  // What a person writes is a form; what reaches somebody is a notice.
  if (control === 'notice' && isTask && !names.includes('do:notify')) return 'form';
  if (control === 'show' || control === 'notice') return control;
  if (!isTask) return 'rule';
  if (hasThings && isOf(words.choosing)) return 'choice';
  if (control === 'form' && isFile) return 'file';
  return control === 'button' && hasThings && names.includes('do:organise') ? 'form' : control;
}

/** The one role that a heading names, as that of a user story does. */
function roleOfHeading({ heading }: Statement, roles: readonly Role[]): Role | undefined {
  const words = ` ${folded(heading ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ')}`;
  // A spelling is a word without its ending.
  const named = roles.filter(({ text, spellings }) =>
    [folded(text), ...spellings].some((one) => words.includes(` ${one}`)),
  );
  return named.length === 1 ? named[0] : undefined;
}
