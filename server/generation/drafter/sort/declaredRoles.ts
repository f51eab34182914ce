import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { automaticCell } from '../lexicon/fieldTableWords';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import { anyOf } from '../read/anyOf';
import type { Block } from '../read/block';
import { plainText } from '../read/plainText';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import { cellsBehind, readTables } from '../read/readTables';
import { saysYesOrNo } from '../read/saysYesOrNo';
import { storyOpening } from '../read/storyOpening';
import { sectionOf } from '../read/sectionName';
import { quote, type Span } from '../read/span';
import { opensWithVerb } from './opensWithVerb';
import { cuesOf, peopleNouns } from './peopleNouns';
import { bareNoun } from './roleNames';
import { roleCell, thingColumns } from './roleRows';
import type { SortedClause } from './sortClauses';

/** Where an author declares the users. */
export type Declaration = 'story' | 'author' | 'list' | 'cell' | 'permission' | 'heading';

export interface DeclaredRole {
  span: Span;
  by: Declaration;
}

/** The size of a name. */
const [mostWords, longest] = [4, 48];
/** Maximum number of listed roles; no real clause has more. */
const mostListed = 100;

/**
 * The roles that a clause declares: in a user story, in a list or table of users, or as the heading of what they do.
 */
export function declaredRoles(read: ReadIdea, sorted: SortedClause): DeclaredRole[] {
  const [by, spans] = declarationIn(read, sorted);
  return spans.slice(0, mostListed).flatMap((one) => {
    const short = { start: one.start, end: Math.min(one.end, one.start + 2 * longest) };
    const span = bareNoun(read.text, read.lexicon, short);
    const words = span === undefined ? [] : quote(read.text, span).split(/\s+/u);
    const isName = words.length <= mostWords && words.join(' ').length <= longest;
    return span !== undefined && isName ? [{ span, by }] : [];
  });
}

function declarationIn(
  read: ReadIdea,
  sorted: SortedClause,
): readonly [Declaration, readonly Span[]] {
  const { clause, section, place } = sorted;
  const { block, span } = clause;
  if (block.kind === 'heading' && block.cells.length > 0) return columnsOfRoles(read, block);
  if (thingColumns(read, place?.columns ?? []).length > 0) {
    const role = roleCell(read, block);
    return ['permission', role && block.kind === 'row' ? [role] : []];
  }
  if (block.cells.length > 0) return ['cell', declaringCells(read, sorted)];
  const story = storyOpening(read.folded, span, read.lexicon);
  if (story !== undefined) return ['story', [story.role]];
  if (section === 'users') return ['list', listedRoles(read, sorted)];
  const author = authorRole(read, clause);
  if (author !== undefined) return ['author', [author]];
  const isDeed = block.kind === 'item' && opensWithVerb(clause, read.folded);
  return ['heading', place?.heading && isDeed ? [beforeVerb(read, place.heading)] : []];
}

/** In a table of who may do what, the heads of its columns. */
function columnsOfRoles(read: ReadIdea, { cells }: Block): readonly [Declaration, readonly Span[]] {
  if (thingColumns(read, cells).length > 0) return ['permission', []];
  const [corner, ...columns] = cells;
  const isEmpty = corner !== undefined && !/\p{L}/u.test(quote(read.text, corner));
  // `Ticket needed` beside `Members` is no role, `Fleet mgr` beside `Rider` is.
  const isPerson = (span: Span) =>
    peopleNouns(read, { span, cues: cuesOf(read, span) }).some(
      (noun) => noun.span.start === span.start && noun.span.end === span.end,
    );
  const isOfPeople = 2 * columns.filter(isPerson).length >= columns.length;
  const rows = readTables(read).get(cells) ?? [];
  const isOfMarks = saysYesOrNo(rows.flatMap((row) => cellsBehind(read, row)));
  if (isOfMarks && isOfPeople) return ['permission', columns];
  return ['cell', isEmpty ? columns : []];
}

/** The cell of a column of users. */
function declaringCells(
  { text, folded, lexicon }: ReadIdea,
  { clause: { block }, place }: SortedClause,
): Span[] {
  const columns = place?.columns ?? [];
  const index = columns.findIndex((one) => sectionOf(quote(text, one), lexicon) === 'users');
  const cell = block.cells[index];
  // Under `Action log`, the column `Who` contains names.
  const heading = place?.heading ? cuesIn(quote(folded, place.heading), lexicon) : [];
  if (cell === undefined || heading.some(({ name }) => name === 'task')) return [];
  // `Harbour office (2 people)`
  const name = quote(text, cell).replace(/\s\(.*/su, '');
  // Who fills in a field
  if (automaticCell.test(plainText(name))) return [];
  return [{ start: cell.start, end: cell.start + name.length }];
}

/** `Instructors` of `Instructors can…`. */
function beforeVerb({ folded, lexicon }: ReadIdea, { start, end }: Span): Span {
  const words = folded.slice(start, Math.min(end, start + 2 * longest));
  const verb = cuesIn(words, lexicon).find((cue) => isVerb(cue) && cue.start > 0);
  return { start, end: verb === undefined ? end : start + verb.start };
}

const authorOf = perLanguage(({ story, cues, hasSpaces }) => {
  const article = hasSpaces ? `\\s+(?:${anyOf(cues.determiner)}\\s+)?` : '';
  return new RegExp(`^${anyOf(story.author)}${article}`, 'u');
});

/** `self-employed piano tuner` of `I'm a self-employed piano tuner and …`, but not `choir` of `We are a choir`. */
function authorRole(read: ReadIdea, clause: Clause): Span | undefined {
  const { start, end } = clause.span;
  const opening = read.folded.slice(start, Math.min(end, start + longest));
  const [all = ''] = authorOf(read.lexicon).exec(opening) ?? [];
  if (all === '') return undefined;
  const noun = peopleNouns(read, clause).find(({ span }) => span.start === start + all.length);
  return noun && /^(?:known|ending)$/u.test(noun.source) ? noun.span : undefined;
}

/** What begins an explanation of a whole list: no full stop of `Mrs. Hale`. */
const explanationOf = perLanguage(
  ({ abbreviations }) =>
    new RegExp(String.raw`[:：–—]|\s-\s|(?<!(?<!\p{L})${anyOf(abbreviations)})\.\s`, 'u'),
);

/** `caretaker` of `Mrs. Hale (caretaker)`; none of `Members (parents)`, `Board (5 people)` or `Accounts (Mrs Hale)`. */
function roleOfName(read: ReadIdea, part: string, offset: number): Span | undefined {
  const [aside = '', role = ''] = /\(((?!\p{N})[^()]{2,40})\)\s*$/u.exec(part) ?? [];
  const end = offset + part.length - aside.length;
  const nounsIn = (span: Span) => peopleNouns(read, { span, cues: cuesOf(read, span) });
  const inBrackets = { start: end + 1, end: end + 1 + role.length };
  const noun = nounsIn(inBrackets).find(({ span }) => span.end === inBrackets.end);
  // A name may be a noun for people: `Mrs. Cook`.
  const [title = ''] = /^\p{L}+/u.exec(part.trimStart()) ?? [];
  const isTitled = read.lexicon.abbreviations.includes(title);
  const isRole = !isTitled && nounsIn({ start: offset, end }).length > 0;
  return role === '' || isRole ? undefined : noun?.span;
}

const borderOf = perLanguage(({ cues, hasSpaces }) => {
  const and = hasSpaces ? cues.and.filter((word) => /^\p{L}{1,4}$/u.test(word)) : [];
  return new RegExp(`[,،;、/&]|\\s\\+\\s|\\s${anyOf(and)}\\s|$`, 'gu');
});

/** The items of a list of users, without what explains each. */
function listedRoles(
  read: ReadIdea,
  { clause: { block, label, span, cues } }: SortedClause,
): Span[] {
  const { text, folded, lexicon } = read;
  const isLabelled = label !== undefined && sectionOf(quote(text, label), lexicon) === 'users';
  // French has a space before the colon.
  const [colon = ''] = isLabelled
    ? (/^\s?[:：]/u.exec(folded.slice(label.end, label.end + 2)) ?? [])
    : [];
  const start = isLabelled ? label.end + colon.length : span.start;
  const { self } = readingWords[lexicon.code];
  // What follows a colon or a dash explains the whole; a bracket, the name before it.
  const listed = (folded.slice(start, span.end).split(explanationOf(lexicon), 1)[0] ?? '').replace(
    /\([^()]*\)?/gu,
    (aside) => ' '.repeat(aside.length),
  );
  // `Hire desk: takes bookings`
  const isName = label !== undefined && !isLabelled;
  const explaining = isName
    ? []
    : cues.filter((cue) => cue.name === 'that' || cue.name === 'if' || isVerb(cue));
  const spans: Span[] = [];
  let place = 0;
  for (const { index, 0: mark } of [...listed.matchAll(borderOf(lexicon))].slice(0, mostListed)) {
    const part = listed.slice(place, index);
    const offset = start + place;
    const whole = folded.slice(offset, offset + part.length);
    const from = offset + part.search(/\S/u);
    const to = offset + part.trimEnd().length;
    place = index + mark.length;
    const [first = '', ...words] = part.trim().split(/\s+/u);
    // The verb in `on-call engineers` and `team lead (me)` explains nothing.
    const isExplaining = ({ start: at, end }: Span) =>
      at >= from && folded[at - 1] !== '-' && !/^\s*(?:\(|$)/u.test(folded.slice(end, to));
    const ends = [
      ...explaining.filter(isExplaining).map((cue) => cue.start),
      ...words
        .filter((word) => lexicon.prepositions.includes(word))
        .map((word) => offset + whole.indexOf(` ${word} `)),
      offset + whole.indexOf('('),
    ].filter((at) => at >= from && at < to);
    // `tutors, who are paid`, `drivers, through the speakers`
    const isExplanation = ends.includes(from) || lexicon.prepositions.includes(first);
    // `the account goes "frozen"` in a paragraph below the list
    const isTold = block.kind === 'text' && label === undefined && ends.length > 0;
    const isOther =
      isTold &&
      peopleNouns(read, { span: { start: from, end: Math.min(to, ...ends) }, cues }).length === 0;
    if (first !== '' && !self.includes(part.trim()) && !isExplanation && !isOther)
      spans.push(roleOfName(read, whole, offset) ?? { start: from, end: Math.min(to, ...ends) });
  }
  return spans;
}
