import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import type { Clause, ReadIdea } from '../read/readClauses';
import { sectionOf } from '../read/sectionName';
import type { Span } from '../read/span';
import { bareNoun } from './roleNames';
import type { SortedClause } from './sortClauses';

/** Where an author declares the users. */
export type Declaration =
  'story' | 'heading story' | 'list' | 'roles cell' | 'cell' | 'column' | 'label' | 'heading';

export interface DeclaredRole {
  span: Span;
  by: Declaration;
}

const mostWords = 4;
const longest = 48;
/** Maximum number of listed roles; no real clause has more. */
const mostListed = 100;

/** The roles that a clause or its heading declares: in a user story, a list or table of users, or as its label. */
export function declaredRoles(read: ReadIdea, sorted: SortedClause): DeclaredRole[] {
  const { clause, section, place } = sorted;
  const found: { span: Span | undefined; by: Declaration }[] = [];
  const add = (by: Declaration, ...spans: (Span | undefined)[]) => {
    for (const span of spans)
      found.push({ span: span && bareNoun(read.text, read.lexicon, span), by });
  };
  if (clause.block.kind === 'row') {
    const [first] = clause.block.cells;
    const [head] = place?.columns ?? [];
    const isRoles = head !== undefined && sectionOf(wordsAt(read, head), read.lexicon) === 'users';
    add(isRoles ? 'roles cell' : 'cell', first);
    add('column', ...columnsOfMarks(read, sorted));
  } else {
    const heading = place?.heading;
    // `Como deve funcionar` begins as `Como administrador` does.
    const isSection =
      heading !== undefined && sectionOf(wordsAt(read, heading), read.lexicon) !== undefined;
    const told = isSection ? undefined : heading && storyRole(read, heading, true);
    if (told !== undefined) add('heading story', told);
    else add('heading', heading);
    const story = storyRole(read, clause.span, false);
    if (story !== undefined) add('story', story);
    else if (section === 'users') add('list', ...listedRoles(read, clause));
    else add('label', clause.label);
  }
  return found.flatMap(({ span, by }) => (span && isShort(read, span) ? [{ span, by }] : []));
}

const wordsAt = ({ text }: ReadIdea, { start, end }: Span): string => text.slice(start, end);

function isShort(read: ReadIdea, span: Span): boolean {
  const words = wordsAt(read, span);
  return words.length <= longest && words.split(/\s+/u).length <= mostWords;
}

/** `borrower` of `As a borrower I want …`, or of the heading `As a borrower`. */
function storyRole(
  { folded: small, lexicon }: ReadIdea,
  span: Span,
  isHeading: boolean,
): Span | undefined {
  const { before, after } = lexicon.story;
  const clause = small.slice(span.start, Math.min(span.end, span.start + 2 * longest));
  const opening = before.find(
    (phrase) =>
      clause.startsWith(phrase) &&
      (phrase.endsWith("'") || !/\p{L}/u.test(clause.charAt(phrase.length))),
  );
  if (opening === undefined || (isHeading && opening.length < 3)) return undefined;
  const ends = after
    .flatMap((phrase) => [` ${phrase}`, `,${phrase}`])
    .map((phrase) => clause.indexOf(phrase, opening.length))
    .filter((at) => at > opening.length);
  if (ends.length === 0 && !isHeading) return undefined;
  const end = ends.length === 0 ? span.end : span.start + Math.min(...ends);
  return { start: span.start + opening.length, end };
}

/** The items of a list of users, without their explanations. */
function listedRoles(read: ReadIdea, clause: Clause): Span[] {
  const { folded: small, lexicon } = read;
  const { label } = clause;
  const isLabelled = label !== undefined && sectionOf(wordsAt(read, label), lexicon) === 'users';
  const start = isLabelled ? label.end + 1 : clause.span.start;
  const own = small.slice(start, clause.span.end);
  const listed = own.slice(0, /[:：(–—]|\s-\s|\.\s/u.exec(own)?.index);
  const spans: Span[] = [];
  for (const { index, 0: part } of [...listed.matchAll(/[^,،;、/&]+/gu)].slice(0, mostListed)) {
    for (const piece of splitAtAnd(part, start + index, lexicon)) {
      const end = explanationAt(read, clause, piece);
      spans.push({ start: piece.start, end });
      if (end < piece.end) return spans;
    }
  }
  return spans;
}

function splitAtAnd(text: string, offset: number, { hasSpaces, cues }: Lexicon): Span[] {
  const joints = [...text.matchAll(/\s(\p{L}{1,4})\s/gu)].filter(
    ([, word = '']) => hasSpaces && cues.and.includes(word),
  );
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
  const ends = [...joints.map(({ index }) => index), text.length];
  return starts.map((start, index) => ({
    start: offset + start,
    end: offset + (ends[index] ?? 0),
  }));
}

/** Where a relative clause, a verb or a preposition begins, and the role's name ends. */
function explanationAt(
  { folded: small, lexicon }: ReadIdea,
  { cues }: Clause,
  piece: Span,
): number {
  const own = small.slice(piece.start, Math.min(piece.end, piece.start + 2 * longest));
  const first = piece.start + own.search(/\S/u);
  const places = [
    ...lexicon.prepositions.map((word) => piece.start + own.indexOf(` ${word} `, 1)),
    ...cues
      .filter((cue) => isVerb(cue) || cue.name === 'that' || cue.name === 'if')
      .map(({ start }) => start),
  ];
  return Math.min(piece.end, ...places.filter((at) => at > first));
}

const mark =
  /^(?:yes|no|y|n|x|own|ja|nein|oui|non|sí|si|não|sim|nie|tak|nee|[✓✔✗✘×○–—-]|はい|いいえ|نعم|لا)?$/iu;

/** The column headings, if the cells below them only contain yes or no. */
function columnsOfMarks(read: ReadIdea, { clause, place }: SortedClause): readonly Span[] {
  const [, ...cells] = clause.block.cells;
  const isMarks = cells.length > 0 && cells.every((cell) => mark.test(wordsAt(read, cell).trim()));
  return isMarks ? (place?.columns.slice(1) ?? []) : [];
}
