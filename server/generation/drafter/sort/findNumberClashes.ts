import type { Comparison, Quantity } from '../read/quantity';
import { isPeriod, unitOf } from '../read/period';
import type { ReadIdea } from '../read/readClauses';
import type { Quote } from '../read/span';
import { secondsOf } from '../read/timeUnits';
import type { Meaning } from './concepts';
import { stemsOf } from './contentWords';
import { likenessIn, type Likeness } from './meaningPairs';
import type { FoundContradiction } from './workbook';

/** Maximum number of quantities compared. */
const mostNumbers = 60;

/** A number of a statement with its unit. */
interface Count {
  one: Meaning;
  /** In seconds if it is a length of time. */
  value: number;
  comparison: Comparison;
  phrase: Quote;
  stem: string;
  isTime: boolean;
}

/**
 * Finds pairs of statements whose numbers disagree: a count above a limit on the same things, such as `At most 10
 * players` and `rooms of 30 players`, or two numbers for the same.
 */
export function findNumberClashes(
  read: ReadIdea,
  stated: readonly Meaning[],
): FoundContradiction[] {
  const likeness = likenessIn(stated, read.lexicon.hasSpaces);
  const all = stated
    // `We're 46 people` is not a limit.
    .filter(({ statement }) => statement.kind !== 'G' && statement.kind !== 'B')
    .flatMap((one) => one.statement.quantities.flatMap((each) => countOf(read, one, each)))
    .slice(0, mostNumbers);
  return all.flatMap((limit, index): FoundContradiction[] => {
    const over = all.find((count, place) => {
      if (count.one === limit.one || count.stem !== limit.stem) return false;
      const like = likeness(limit.one, count.one, [limit.stem, limit.phrase, count.phrase]);
      return exceeds(limit, count, like) || (place > index && differs(limit, count, like));
    });
    if (over === undefined) return [];
    const topic = `${limit.phrase} / ${over.phrase}`;
    return [{ sides: [limit.one.statement, over.one.statement], topic }];
  });
}

function countOf({ lexicon }: ReadIdea, one: Meaning, quantity: Quantity): Count[] {
  const { value, comparison, phrase, text, span } = quantity;
  const unit = unitOf(quantity);
  const isTime = isPeriod(quantity, lexicon);
  const seconds = isTime ? secondsOf(unit, lexicon) : undefined;
  // `people` is a stop word.
  const [stem = unit] = seconds === undefined ? stemsOf(lexicon, unit) : ['second'];
  const isCondition = one.statement.cues.some(
    ({ name, start }) => name === 'if' && start < span.start,
  );
  // A `40-page document` does not count pages.
  const isAdjective = /^[\d.,]+-/u.test(text);
  const isUnit = stem.length > 2 || stem.includes('°');
  if (value === undefined || !isUnit || isCondition || isAdjective) return [];
  return [{ one, value: value * (seconds ?? 1), comparison, phrase, stem, isTime }];
}

/** Two statements that share this many words besides the unit are about the same thing. */
const sameThing = 1;
/** Times have different purposes, so that statements about them have to share more. */
const sameEvent = 2;

/** Whether a number is above a limit on the same things. */
function exceeds(limit: Count, { one, value, comparison, isTime }: Count, like: Likeness): boolean {
  if (value <= limit.value) return false;
  // `The hut has 42 beds` is no number of beds for one guest.
  const isAllowed =
    (limit.comparison !== 'exactly' && comparison === 'atMost') ||
    one.statement.cues.some(({ name }) => name === 'can');
  const isAbove =
    limit.comparison === 'exactly'
      ? !isTime && comparison === 'atMost'
      : /^(?:atMost|below)$/u.test(limit.comparison) &&
        /^(?:exactly|atMost|atLeast|range)$/u.test(comparison);
  const least = isTime ? sameEvent : isAllowed ? 0 : sameThing;
  return isAbove && like.others >= least;
}

/** The minimum similarity of two statements with different numbers. */
const alike = { times: 0.5, counts: 0.25 };

/** Whether statements about the same have different numbers, or different limits. */
function differs(first: Count, { value, comparison, isTime }: Count, like: Likeness): boolean {
  if (value === first.value || comparison !== first.comparison) return false;
  if (comparison !== 'atMost' && comparison !== 'exactly') return false;
  if (isTime) return like.isOwn && like.others >= sameEvent && like.share >= alike.times;
  return like.others >= sameThing && like.share >= alike.counts;
}
