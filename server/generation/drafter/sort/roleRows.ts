import { cuesIn } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { tellsTrait } from '../lexicon/fieldTableWords';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { extentOfRight, headOfPerson, headOfRoles, lettersOfRights } from '../lexicon/rightsWords';
import type { Block } from '../read/block';
import { plainText } from '../read/plainText';
import type { ReadIdea } from '../read/readClauses';
import { cellsBehind, readTables } from '../read/readTables';
import { cross, no, open, yes } from '../read/saysYesOrNo';
import { sectionOf } from '../read/sectionName';
import { quote, type Span } from '../read/span';
import { stemsOf } from './contentWords';
import { cuesOf, peopleNouns } from './peopleNouns';
import { bareNoun, headFirst } from './roleNames';

/** Fewer rows or columns of things are no table of who may do what. */
const fewest = 2;
/** A longer cell tells what somebody does rather than a right, unless it begins as another does. */
const mostWords = 3;

const known = new WeakMap<readonly Span[], readonly number[]>();

/**
 * The columns of things in a table of who may do what whose rows are roles: `| Role | Orders | Prices |`; none of another
 * table, such as `| Role | Does | Must not |`.
 *
 * @param columns the heads of the table
 */
export function thingColumns(read: ReadIdea, columns: readonly Span[]): readonly number[] {
  const things = known.get(columns) ?? thingsIn(read, columns, readTables(read).get(columns) ?? []);
  known.set(columns, things);
  return things;
}

/** The name of a role in the first cell of a row: `Harbour office` of `Harbour office (2 people)`. */
export function roleCell({ text, lexicon }: ReadIdea, { cells: [cell] }: Block): Span | undefined {
  if (cell === undefined) return undefined;
  const name = quote(text, cell).replace(/\s\(.*/su, '');
  return bareNoun(text, lexicon, { start: cell.start, end: cell.start + name.length });
}

function thingsIn(read: ReadIdea, [first, ...heads]: readonly Span[], rows: readonly Block[]) {
  if (first === undefined || rows.length < fewest) return [];
  const namesPerson = (span: Span) => peopleNouns(read, { span, cues: cuesOf(read, span) }).length;
  const mostly = <Item>(all: readonly Item[], fits: (one: Item) => unknown) =>
    2 * all.filter(fits).length >= all.length;
  const names = rows.flatMap((row) => roleCell(read, row) ?? []);
  const isOfRoles =
    headOfRoles.test(plainText(quote(read.text, first))) ||
    (2 * names.length >= rows.length && mostly(names, namesPerson));
  const cells = rows.map((row) => cellsBehind(read, row));
  const columns = heads.flatMap((head, at) =>
    isTold(read, head)
      ? []
      : [{ at: at + 1, isSure: isThing(read, head), said: cells.map((row) => row[at] ?? '') }],
  );
  const sure = columns.filter(({ isSure }) => isSure);
  const rights = sure.flatMap(({ said }) => said);
  if (!isOfRoles || sure.length < fewest || mostly(heads, namesPerson) || !saysRights(read, rights))
    return [];
  // `Tasks` and `Notes` are things too where their cells say rights.
  const things = columns.filter(({ isSure, said }) => isSure || saysRights(read, said));
  return things.map(({ at }) => at);
}

/** `Can`, `Wants`, `What they do`. */
const ofTrait = /^(?:can|must|that|want)$/u;

/** Whether a head begins what is told of a role, or is a participle: `Must not`, `Paid`. */
function isTold({ text, lexicon }: ReadIdea, head: Span): boolean {
  const name = plainText(quote(text, head));
  const words = folded(name);
  // `pedidos` and `commandes` are things too.
  const isParticiple = (cue: string) => cue.startsWith('done:') && !headFirst.has(lexicon.code);
  return (
    stemsOf(lexicon, name).length === 0 ||
    cuesIn(words, lexicon).some(
      (cue) =>
        (cue.start === 0 && ofTrait.test(cue.name)) ||
        isDenial(cue) ||
        (isParticiple(cue.name) && cue.end - cue.start === words.length),
    )
  );
}

const notAThing = /^(?:goals|requirements|background)$/u;

const weekdaysOf = perLanguage(({ code }) => {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
  return new Set(
    (['long', 'short'] as const).flatMap((weekday) =>
      days.map((day) => folded(day.toLocaleDateString(code, { weekday, timeZone: 'UTC' }))),
    ),
  );
});

/** Whether a head surely names what somebody may have rights to, not a trait of a role or a time. */
function isThing({ text, lexicon }: ReadIdea, head: Span): boolean {
  const name = plainText(quote(text, head));
  return (
    !headOfPerson.test(name) &&
    !tellsTrait(name) &&
    !notAThing.test(sectionOf(name, lexicon) ?? '') &&
    !weekdaysOf(lexicon).has(folded(name)) &&
    !lexicon.months.includes(folded(name))
  );
}

const firstWord = /^[\p{L}\p{M}]+/u;

/** Whether most cells that say something say how far somebody may go, some with the same words or with a mark for no. */
function saysRights({ lexicon }: ReadIdea, cells: readonly string[]): boolean {
  const said = cells.filter((cell) => !no.test(cell) && !open.test(cell));
  const opening = (cell: string) => firstWord.exec(folded(cell))?.[0] ?? '';
  const counts = new Map<string, number>();
  for (const cell of said) counts.set(opening(cell), (counts.get(opening(cell)) ?? 0) + 1);
  const isRepeated = (cell: string) => (counts.get(opening(cell)) ?? 0) > 1;
  const beginsWithVerb = (cell: string) =>
    cuesIn(folded(cell), lexicon).some((cue) => cue.start === 0 && isVerb(cue));
  const isShort = (cell: string) => cell.split(/\s+/u).length <= mostWords;
  const rights = said.filter(
    (cell) =>
      [yes, cross, lettersOfRights].some((pattern) => pattern.test(cell)) ||
      ((isShort(cell) || isRepeated(cell)) && (extentOfRight.test(cell) || beginsWithVerb(cell))),
  );
  return 2 * rights.length > said.length && (said.length < cells.length || rights.some(isRepeated));
}
