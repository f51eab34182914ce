import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { denialWords } from '../lexicon/denialWords';
import { perLanguage } from '../lexicon/perLanguage';
import { isPeriod, unitOf } from '../read/period';
import type { Quantity } from '../read/quantity';
import type { ReadIdea } from '../read/readClauses';
import { stemsOf } from './contentWords';
import { common, isOfOthers, type Meaning } from './meanings';
import type { FoundContradiction } from './workbook';

/** Maximum number of quantities compared. */
const mostNumbers = 60;

/** A number in a statement, with the stem of its unit. */
interface Count extends Quantity {
  one: Meaning;
  stem: string;
}

/**
 * Finds a count above a limit on the same things, as in `At most 10 players` and `rooms of 30 players`, two counts, and
 * a number that is taken back later.
 */
export function findNumberClashes(
  { lexicon, folded }: ReadIdea,
  stated: readonly Meaning[],
): FoundContradiction[] {
  const all = stated
    .flatMap((one) =>
      one.statement.quantities.map((each): Count => {
        const unit = unitOf(each);
        return { ...each, one, stem: stemsOf(lexicon, unit)[0] ?? unit };
      }),
    )
    .slice(0, mostNumbers);
  const withdrawals = stated.flatMap((one) => {
    const { start, end } = one.statement.span;
    const found = folded.slice(start, end).matchAll(withdrawnIn(lexicon));
    return [...found].map(([, digits]) => ({ one, digits }));
  });
  const counts = all.filter((one) => isCount(one) && !isPeriod(one, lexicon));
  return all.flatMap((first): FoundContradiction[] => {
    const later = withdrawals.find(
      ({ one, digits }) => digits === first.digits && first.span.end < one.statement.span.start,
    );
    if (later) return [{ sides: [first.one.statement, later.one.statement], topic: first.phrase }];
    const other = counts.includes(first) && counts.find((each) => isClash(first, each));
    if (!other) return [];
    const sides = [first.one.statement, other.one.statement] as const;
    return [{ sides, topic: `${first.phrase} / ${other.phrase}` }];
  });
}

/** `forget 48` */
const withdrawnIn = perLanguage(({ code }) => {
  const words = denialWords[code].withdrawal.join('|') || '(?!)';
  return new RegExp(`(?<!\\p{L})(?:${words})\\s(\\d{1,9})(?![\\p{L}\\d.,:]*\\d)`, 'gu');
});

/** Whether it counts things: not `a 40-page document`, nor in a condition, a goal or a story. */
function isCount({ one, span, text, stem, value }: Count): boolean {
  const { kind, cues } = one.statement;
  const isCondition = cues.some(({ name, start }) => name === 'if' && start < span.start);
  if (value === undefined) return false;
  return (
    !/[GB]/u.test(kind) &&
    !isCondition &&
    !isNumbered(one) &&
    !/^[\d.,]+-/u.test(text) &&
    stem.length > 2
  );
}

/** `Room 1 holds 4 people` */
function isNumbered({ statement: { cues, quantities } }: Meaning): boolean {
  const [first] = quantities;
  const isOfIt = ({ start }: Cue) =>
    first !== undefined && start > first.span.start && start < first.span.end;
  return cues.some((cue) => (isVerb(cue) || cue.name === 'limit') && isOfIt(cue));
}

function isClash(first: Count, other: Count): boolean {
  const [limit = 0, value = 0] = [first.value, other.value];
  const isSame = first.one === other.one || isOfOthers(first.one, other.one);
  if (first.stem !== other.stem || limit === value || isSame) return false;
  const isShared = common(first.one, other.one).some(
    (stem) => stem !== first.stem && !/\p{N}/u.test(stem),
  );
  const areAlike = first.comparison === other.comparison;
  if (first.comparison === 'exactly') return areAlike && isShared && limit < value;
  const isAllowed = areAlike || other.one.statement.cues.some(({ name }) => name === 'can');
  const isLimit = first.comparison === 'atMost' || first.comparison === 'below';
  const isAbove = value > limit && /^(?:exactly|atMost|atLeast|range)$/u.test(other.comparison);
  return isLimit && isAbove && (isAllowed || isShared);
}
