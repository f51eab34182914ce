import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { readingWords } from '../lexicon/readingWords';
import type { Clause, ReadIdea } from '../read/readClauses';
import { sectionOf } from '../read/sectionName';
import { quote, type Span } from '../read/span';
import { opensWithVerb } from './opensWithVerb';
import { bareNoun } from './roleNames';
import type { SortedClause } from './sortClauses';

/** Where an author declares the users. */
export type Declaration = 'story' | 'list' | 'cell' | 'heading';

export interface DeclaredRole {
  span: Span;
  by: Declaration;
}

const [mostWords, longest] = [4, 48];
/** Maximum number of listed roles; no real clause has more. */
const mostListed = 100;

/**
 * The roles that a clause declares: in a user story, in a list or table of users, or as
 * the heading of what they do. */
export function declaredRoles(
  read: ReadIdea,
  { clause, section, place }: SortedClause,
): DeclaredRole[] {
  const story = storyRole(read, clause.span);
  const found: DeclaredRole[] = [];
  const add = (by: Declaration, one: Span | undefined) => {
    const span = one && bareNoun(read.text, read.lexicon, one);
    const words = span === undefined ? '' : quote(read.text, span);
    const isShort = words.length <= longest && words.split(/\s+/u).length <= mostWords;
    if (span !== undefined && isShort) found.push({ span, by });
  };
  if (clause.block.kind === 'row') {
    const cell = clause.block.cells[usersColumn(read, place?.columns ?? [])];
    if (cell && !isSystem(read, cell) && !isLog(read, place?.heading))
      add('cell', beforeBracket(read, cell));
  } else if (story !== undefined) add('story', story);
  else if (section === 'users') for (const one of listedRoles(read, clause)) add('list', one);
  else if (place?.heading && clause.block.kind === 'item' && opensWithVerb(clause, read.folded))
    add('heading', withoutVerb(read, place.heading));
  return found;
}

/** The columns of a table of who may do what: the first one, of the deeds, has no heading. */
export function columnRoles(read: ReadIdea, { place }: SortedClause): DeclaredRole[] {
  const [corner, ...columns] = place?.columns ?? [];
  if (corner === undefined || /\p{L}/u.test(quote(read.text, corner))) return [];
  return columns.slice(0, mostListed).flatMap((column) => {
    const span = bareNoun(read.text, read.lexicon, column);
    return span === undefined ? [] : [{ span, by: 'cell' }];
  });
}

/** `Instructors` of `Instructors can…`. */
function withoutVerb({ folded, lexicon }: ReadIdea, { start, end }: Span): Span {
  const words = folded.slice(start, Math.min(end, start + 2 * longest));
  const verb = cuesIn(words, lexicon).find((cue) => isVerb(cue) && cue.start > 0);
  return { start, end: verb === undefined ? end : start + verb.start };
}

/** The index of the column whose heading names users, or -1; the first one may hold numbers. */
function usersColumn({ text, lexicon }: ReadIdea, columns: readonly Span[]): number {
  return columns.findIndex((column) => sectionOf(quote(text, column), lexicon) === 'users');
}

/** `Harbour office` of `Harbour office (2 people)`. */
function beforeBracket({ text }: ReadIdea, { start, end }: Span): Span {
  const at = text.slice(start, end).search(/\s\(/u);
  return { start, end: at < 1 ? end : start + at };
}

/** `System` in a column of who does what. */
function isSystem({ folded, lexicon }: ReadIdea, { start, end }: Span): boolean {
  return lexicon.cues.system.includes(folded.slice(start, end));
}

/** Under `Action log`, the column `Who` contains names. */
function isLog({ folded, lexicon }: ReadIdea, heading: Span | undefined): boolean {
  const text = heading === undefined ? '' : folded.slice(heading.start, heading.end);
  return cuesIn(text, lexicon).some(({ name }) => name === 'task');
}

/** `borrower` of `As a borrower I want …`. */
function storyRole({ folded, lexicon }: ReadIdea, { start, end }: Span): Span | undefined {
  const clause = folded.slice(start, Math.min(end, start + 2 * longest));
  const opening = lexicon.story.before.find(
    (phrase) =>
      clause.startsWith(phrase) &&
      (phrase.endsWith("'") || !/\p{L}/u.test(clause.charAt(phrase.length))),
  );
  if (opening === undefined) return undefined;
  const ends = lexicon.story.after
    .flatMap((phrase) => [` ${phrase}`, `,${phrase}`])
    .map((phrase) => clause.indexOf(phrase, opening.length))
    .filter((at) => at > opening.length);
  return ends.length === 0
    ? undefined
    : { start: start + opening.length, end: start + Math.min(...ends) };
}

/** The items of a list of users, without what explains each. */
function listedRoles({ text, folded, lexicon }: ReadIdea, { label, span, cues }: Clause): Span[] {
  const isLabelled = label !== undefined && sectionOf(quote(text, label), lexicon) === 'users';
  const start = isLabelled ? label.end + 1 : span.start;
  const own = folded.slice(start, span.end);
  const { self } = readingWords[lexicon.code];
  const and = lexicon.hasSpaces
    ? lexicon.cues.and.filter((word) => /^\p{L}{1,4}$/u.test(word))
    : [];
  const border = new RegExp(`[,،;、/&]|\\s(?:${and.join('|')})\\s|$`, 'gu');
  // The verb in `on-call engineers` and `team leads, who …` explains nothing.
  const explains = cues.filter(
    (cue) =>
      cue.name === 'that' ||
      cue.name === 'if' ||
      (isVerb(cue) &&
        folded[cue.start - 1] !== '-' &&
        !/^\s*(?:[(,:：–—]|-\s|$)/u.test(folded.slice(cue.end, span.end))),
  );
  const listed = own
    .slice(0, /[:：–—]|\s-\s|\.\s/u.exec(own)?.index)
    .replace(/\([^()]*\)?/gu, (aside) => ' '.repeat(aside.length));
  const spans: Span[] = [];
  let place = 0;
  for (const { index, 0: mark } of [...listed.matchAll(border)].slice(0, mostListed)) {
    const part = listed.slice(place, index);
    const from = start + place;
    place = index + mark.length;
    const first = from + part.search(/\S/u);
    const ends = [
      folded.indexOf('(', from),
      ...lexicon.prepositions.map((word) => from + ` ${part.slice(1)} `.indexOf(` ${word} `, 1)),
      ...explains.map((cue) => cue.start),
    ];
    // `tutors, who are paid`, `drivers, through the speakers`
    const isExplanation =
      cues.some((cue) => cue.start === first && cue.name === 'that') ||
      lexicon.prepositions.includes(/^\s*([\p{L}\p{M}]+)\s/u.exec(part)?.[1] ?? '');
    if (part.trim() === '' || self.includes(part.trim()) || isExplanation) continue;
    spans.push({
      start: from,
      end: Math.min(from + part.length, ...ends.filter((at) => at > first)),
    });
  }
  return spans;
}
