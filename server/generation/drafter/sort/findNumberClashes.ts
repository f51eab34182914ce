import { isPeriod, unitOf } from '../read/period';
import type { ReadIdea } from '../read/readClauses';
import { commonStems, type Meaning } from './concepts';
import { stemsOf } from './contentWords';
import type { FoundContradiction } from './workbook';

/** Maximum number of quantities compared. */
const mostNumbers = 60;

/**
 * Finds pairs of statements whose numbers disagree: a count of the same things above a limit, such as `At most 10
 * players` and `rooms of 30 players`.
 */
export function findNumberClashes(
  { lexicon }: ReadIdea,
  stated: readonly Meaning[],
): FoundContradiction[] {
  const all = stated
    .filter(({ statement }) => !/[BG]/u.test(statement.kind))
    .flatMap((one) => one.statement.quantities.map((quantity) => ({ one, quantity })))
    .slice(0, mostNumbers)
    .flatMap(({ one, quantity }) => {
      const unit = unitOf(quantity);
      // `people` is a stop word.
      const [stem = unit] = stemsOf(lexicon, unit);
      const isCondition = one.statement.cues.some(
        ({ name, start }) => name === 'if' && start < quantity.span.start,
      );
      // A `40-page document` is none of 40 pages.
      const isAdjective = /^[\d.,]+-/u.test(quantity.text);
      return stem.length < 3 || isCondition || isAdjective ? [] : [{ one, quantity, stem }];
    });
  return all.flatMap((limit): FoundContradiction[] => {
    const { comparison, value = Infinity, phrase } = limit.quantity;
    if (!/^(?:atMost|below|exactly)$/u.test(comparison)) return [];
    const over = all.find(({ one, quantity, stem }) => {
      const others = commonStems(one, limit.one).filter((each) => each !== stem).length;
      const isTime = isPeriod(quantity, lexicon);
      // `The hut has 42 beds` is no number of beds for one guest.
      const isAllowed =
        (comparison !== 'exactly' && quantity.comparison === 'atMost') ||
        one.statement.cues.some(({ name }) => name === 'can');
      // Times differ with what they are for.
      const least = isTime ? 2 : isAllowed ? 0 : 1;
      return (
        one !== limit.one &&
        stem === limit.stem &&
        others >= least &&
        (comparison === 'exactly' && isTime
          ? /^$/u
          : comparison === 'exactly'
            ? /^atMost$/u
            : /^(?:exactly|atMost|atLeast|range)$/u
        ).test(quantity.comparison) &&
        (quantity.value ?? 0) > value
      );
    });
    const topic = `${phrase} / ${over?.quantity.phrase}`;
    return over === undefined ? [] : [{ sides: [limit.one.statement, over.one.statement], topic }];
  });
}
