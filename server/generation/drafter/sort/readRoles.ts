import { isVerb } from '../lexicon/cueLine';
import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { sectionOf } from '../read/sectionName';
import type { Span } from '../read/span';
import { peopleOf, reach } from './peopleNouns';
import type { SortedClause } from './sortClauses';
import { bareNoun, mergeRoles, roleCandidate, type Candidate } from './roleNames';
import type { Role } from './workbook';

/** From a list, table or story of users. */
const declared = 3;
const mostWords = 4;

/**
 * The roles that an idea names: in user stories, lists and tables of users, as those whom the product is for, and as the
 * nouns for people that do something in it. Who only occurs in the story behind the idea is none.
 */
export function readRoles(read: ReadIdea, clauses: readonly SortedClause[]): Role[] {
  const candidates = clauses.flatMap((sorted) => candidatesOf(read, sorted));
  const { people, stopWords } = read.lexicon;
  const named = candidates.filter(
    ({ form }) => !people.general.includes(form) && !stopWords.includes(form),
  );
  return mergeRoles(read, named.length > 0 ? named : candidates);
}

function candidatesOf(read: ReadIdea, sorted: SortedClause): Candidate[] {
  const { clause, place } = sorted;
  const heading = place?.heading && storyRole(read, place.heading, true);
  const own = ownCandidates(read, sorted);
  return heading === undefined || clause.block.kind === 'row'
    ? own
    : [roleCandidate(read, heading, declared), ...own];
}

function ownCandidates(read: ReadIdea, sorted: SortedClause): Candidate[] {
  const { clause, section } = sorted;
  const declare = (span: Span) => roleCandidate(read, span, declared);
  const story = storyRole(read, clause.span, false);
  if (story !== undefined) return [declare(story)];
  if (clause.block.kind === 'row')
    return [...tableRoles(read, sorted), ...columnRoles(read, sorted)].map(declare);
  if (section === 'users') return listedRoles(read, clause).map(declare);
  return peopleOf(read, clause).map(({ span, isKnown }) =>
    roleCandidate(read, span, pointsOf(read, sorted, span, isKnown)),
  );
}

/** `borrower` of `As a borrower I want …`, or of the heading `As a borrower`. */
function storyRole(
  { text, folded: small, lexicon }: ReadIdea,
  span: Span,
  isHeading: boolean,
): Span | undefined {
  const clause = small.slice(span.start, Math.min(span.end, span.start + 2 * reach));
  const before = lexicon.story.before.find(
    (phrase) =>
      clause.startsWith(phrase) &&
      (phrase.endsWith("'") || !/\p{L}/u.test(clause.charAt(phrase.length))),
  );
  if (before === undefined || (isHeading && before.length < 3)) return undefined;
  const ends = lexicon.story.after
    .flatMap((phrase) => [
      clause.indexOf(` ${phrase}`, before.length),
      clause.indexOf(`,${phrase}`, before.length),
    ])
    .filter((place) => place > before.length);
  const end = isHeading && ends.length === 0 ? span.end - span.start : Math.min(...ends);
  if (!Number.isFinite(end)) return undefined;
  const role = bareNoun(text, lexicon, {
    start: span.start + before.length,
    end: span.start + end,
  });
  return role !== undefined && role.end - role.start <= 48 ? role : undefined;
}

/** The nouns of a list of users: up to what explains them. */
function listedRoles({ text, folded: small, lexicon }: ReadIdea, clause: Clause): Span[] {
  const hasLabel =
    clause.label !== undefined &&
    sectionOf(text.slice(clause.label.start, clause.label.end), lexicon) === 'users';
  const start = hasLabel && clause.label !== undefined ? clause.label.end + 1 : clause.span.start;
  const own = small.slice(start, clause.span.end);
  const explained = /[:：(–—]|\s-\s|\.\s/u.exec(own)?.index ?? own.length;
  const spans: Span[] = [];
  for (const { index, 0: part } of own.slice(0, explained).matchAll(/[^,،;、/&]+/gu)) {
    for (const piece of splitAtAnd(part, start + index, lexicon)) {
      const end = explanationAt(small, piece, clause.cues, lexicon);
      const span = bareNoun(text, lexicon, { start: piece.start, end });
      if (span !== undefined && isShort(text, span, lexicon)) spans.push(span);
      if (end < piece.end) return spans;
    }
  }
  return spans;
}

function splitAtAnd(text: string, offset: number, { hasSpaces, cues }: Lexicon): Span[] {
  const joints = hasSpaces
    ? [...text.matchAll(/\s(\p{L}{1,4})\s/gu)].filter(([, word]) => cues.and.includes(word ?? ''))
    : [];
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
  const ends = [...joints.map(({ index }) => index), text.length];
  return starts.map((start, index) => ({
    start: offset + start,
    end: offset + (ends[index] ?? text.length),
  }));
}

const explaining: ReadonlySet<ClauseCue> = new Set([
  'that',
  'if',
  'can',
  'must',
  'want',
  'auxiliary',
]);

/** Where a relative clause, a verb or a preposition begins: the role's name has ended. */
function explanationAt(
  text: string,
  span: Span,
  cues: readonly Cue[],
  { prepositions }: Lexicon,
): number {
  const first = cues.find(
    (cue) =>
      cue.start > span.start &&
      cue.start < span.end &&
      (explaining.has(cue.name) || cue.name.startsWith('do')) &&
      text.slice(span.start, cue.start).trim() !== '',
  );
  const own = text.slice(span.start, span.end);
  const places = prepositions
    .map((word) => own.indexOf(` ${word} `))
    .filter((at) => at > 0)
    .map((at) => span.start + at);
  return Math.min(span.end, first?.start ?? span.end, ...places);
}

/** The first cell of each row, where the first column is one of roles or the cell a noun for people. */
function tableRoles(read: ReadIdea, { clause, place }: SortedClause): Span[] {
  const { text, lexicon } = read;
  const [first] = clause.block.cells;
  const column = place?.columns[0];
  if (first === undefined || column === undefined) return [];
  const span = bareNoun(text, lexicon, first);
  const isRoles = sectionOf(text.slice(column.start, column.end), lexicon) === 'users';
  const isPerson =
    isRoles ||
    peopleOf(read, clause).some(
      ({ span: noun }) => noun.start >= first.start && noun.end <= first.end,
    );
  return span !== undefined && isPerson && isShort(text, span, lexicon) ? [span] : [];
}

const mark =
  /^(?:yes|no|y|n|x|own|ja|nein|oui|non|sí|si|não|sim|nie|tak|nee|[✓✔✗✘×○–—-]|はい|いいえ|نعم|لا)?$/iu;

/** The columns' heads, where the cells below them only say yes or no. */
function columnRoles({ text, lexicon }: ReadIdea, { clause, place }: SortedClause): Span[] {
  const [, ...cells] = clause.block.cells;
  const [, ...columns] = place?.columns ?? [];
  if (
    cells.length === 0 ||
    !cells.every(({ start, end }) => mark.test(text.slice(start, end).trim()))
  )
    return [];
  return columns.flatMap((column) => bareNoun(text, lexicon, column) ?? []);
}

function isShort(text: string, { start, end }: Span, { hasSpaces }: Lexicon): boolean {
  const words = text.slice(start, end);
  return hasSpaces ? words.split(/\s+/u).length <= mostWords : words.length <= 4 * mostWords;
}

/** How much speaks for a noun's being a role. */
function pointsOf(
  { folded: small, lexicon }: ReadIdea,
  { clause, kind, isUndecided }: SortedClause,
  span: Span,
  isKnown: boolean,
): number {
  if (kind === 'N') return 0;
  const before = small
    .slice(Math.max(clause.span.start, span.start - reach), span.start)
    .replace(/[\s("“„«「]+$/u, '');
  const after = small.slice(span.end, Math.min(clause.span.end, span.end + reach));
  const isFor =
    isForWhom(before, lexicon) ||
    (!lexicon.hasSpaces && /^(?:たち|さん)?(?:向け|用の|のための)/u.test(after));
  const isPlural = small.charAt(span.end - 1) === 's';
  if (isFor && (isKnown || isPlural)) return lexicon.cues.ours.includes(lastWord(before)) ? 1.5 : 2;
  if (isActing(clause, span, after, before, lexicon))
    return kind !== 'B' ? 2 : isUndecided ? 1.6 : 1;
  return kind === 'B' ? 0 : 0.5;
}

function lastWord(text: string): string {
  return /[\p{L}\p{M}']+$/u.exec(text)?.[0] ?? '';
}

/** `for nurses`, `for the nurses`, `for nurses and managers`. */
function isForWhom(before: string, { forWhom, cues, hasSpaces }: Lexicon): boolean {
  const last = lastWord(before);
  const text = cues.determiner.includes(last) ? before.slice(0, -last.length).trimEnd() : before;
  if (forWhom.some((phrase) => text === phrase || text.endsWith(hasSpaces ? ` ${phrase}` : phrase)))
    return true;
  const words = before.split(/[\s,،]+/u).slice(-6);
  const isListed = hasSpaces && (cues.and.includes(words.at(-1) ?? '') || /[,،]$/u.test(before));
  return isListed && words.slice(0, -1).some((word) => forWhom.includes(word));
}

/** The subject of a verb: `nurses swap`, `managers should`, `each baker can`. */
function isActing(
  { cues }: Clause,
  { end }: Span,
  after: string,
  before: string,
  lexicon: Lexicon,
): boolean {
  if (!lexicon.hasSpaces)
    return /^(?:たち|ら|さん|様)?(?:は|が|も|には|だけ|として|同士)/u.test(after);
  const isNext = (cue: Cue) =>
    cue.start > end &&
    cue.start <= end + reach &&
    /^(?:\s*\([^()]*\)|\s(?:from|of|in|at)\s(?:the|our|a|each|every)\s\p{L}+)?\s+(?:\p{L}+ly\s+|(?:also|only|then|both|just|each|all)\s+|in charge\s+)?$/u.test(
      after.slice(0, cue.start - end),
    );
  if (cues.some((cue) => isVerb(cue) && cue.name !== 'past' && isNext(cue))) return true;
  const isFirst = before === '' || lexicon.cues.determiner.includes(before);
  return isFirst && lexicon.code !== 'en' && /^\s+\p{L}/u.test(after);
}
