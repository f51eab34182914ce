import { trimmed, type Span } from '../read/span';
import { wordCount, type CuedClause } from './cuedClause';
import { readingWords } from '../lexicon/readingWords';

/** A clause is judged by its beginning. */
const mostRead = 400;

/** The parts of several words that commas, cells and conjunctions before a verb separate. */
export function piecesOf({ cues, folded, idea, lexicon, span }: CuedClause): Span[] {
  if (!lexicon.hasSpaces) return [];
  const head = folded.slice(0, mostRead);
  const either = readingWords[lexicon.code].or;
  const joints = cues.filter(
    ({ name, start, end }) =>
      (name === 'and' || name === 'but') &&
      !either.includes(idea.slice(start, end).toLowerCase()) &&
      cues.some((cue) => cue.start === end + 1 && /^(?:do:|pronoun$)/u.test(cue.name)),
  );
  const marks = head
    .replace(/\([^()]*\)/gu, (inner) => inner.replace(/[,;|]/gu, '·'))
    .matchAll(/[,;|](?=\s)/gu);
  const borders = [...[...marks].map(({ index }) => index), head.length].map((index) => ({
    start: span.start + index,
    end: span.start + index + 1,
  }));
  let start = span.start;
  return [...borders, ...joints]
    .sort((one, other) => one.start - other.start)
    .map((border) => {
      const part = trimmed(idea, { start, end: Math.max(start, border.start) });
      start = border.end;
      return part;
    })
    .filter((part) => wordCount(idea.slice(part.start, part.end)) > 1);
}
