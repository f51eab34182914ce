import { isPeriod, unitOf } from '../read/period';
import type { Quantity } from '../read/quantity';
import type { ReadIdea } from '../read/readClauses';
import { stemsOf } from './contentWords';
import type { Meaning } from './meanings';
import { common, isOfOthers } from './readContradictions';
import type { FoundContradiction } from './workbook';

/** Maximum number of quantities compared. */
const mostNumbers = 60;

/** A number of things in a statement. */
interface Count extends Quantity {
  one: Meaning;
  value: number;
  stem: string;
}

/** Finds a count above a limit on the same things, as in `At most 10 players` and `rooms of 30 players`, or two counts. */
export function findNumberClashes(
  read: ReadIdea,
  stated: readonly Meaning[],
): FoundContradiction[] {
  const all = stated
    .filter(({ statement: { kind } }) => kind !== 'G' && kind !== 'B')
    .flatMap((one) => countsOf(read, one))
    .slice(0, mostNumbers);
  return all.flatMap((first, index) => {
    const other = all.find(
      (each, place) => each.one !== first.one && isClash(first, each, place > index),
    );
    return other === undefined
      ? []
      : [
          {
            sides: [first.one.statement, other.one.statement],
            topic: `${first.phrase} / ${other.phrase}`,
          } as const,
        ];
  });
}

/** Its numbers of things. Lengths of time have too many purposes, and a condition is no count. */
function countsOf({ lexicon }: ReadIdea, one: Meaning): Count[] {
  const { cues, quantities } = one.statement;
  return quantities.flatMap((each) => {
    const { value, span, text } = each;
    const unit = unitOf(each);
    const [stem = unit] = stemsOf(lexicon, unit);
    const isCondition = cues.some(({ name, start }) => name === 'if' && start < span.start);
    // A `40-page document` does not count pages.
    const isOther = /^[\d.,]+-/u.test(text) || stem.length < 3 || isPeriod(each, lexicon);
    return value === undefined || isCondition || isOther ? [] : [{ ...each, value, one, stem }];
  });
}

function isClash(first: Count, other: Count, isLater: boolean): boolean {
  if (first.stem !== other.stem || first.value === other.value) return false;
  if (isOfOthers(first.one, other.one)) return false;
  const isShared = common(first.one, other.one).some(
    (stem) => stem !== first.stem && !/\p{N}/u.test(stem),
  );
  const isLimit = first.comparison === 'atMost' || first.comparison === 'below';
  const areLimits = isLimit && other.comparison === first.comparison;
  const isAllowed = areLimits || other.one.statement.cues.some(({ name }) => name === 'can');
  const isAbove =
    other.value > first.value && /^(?:exactly|atMost|atLeast|range)$/u.test(other.comparison);
  if (isLimit) return isAbove && (isAllowed || isShared);
  const areCounts = first.comparison === 'exactly' && other.comparison === 'exactly';
  return isLater && areCounts && isShared;
}
