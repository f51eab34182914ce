import type { Lexicon } from '../lexicon/lexicon';
import type { Workbook } from '../sort/workbook';
import { keyOf } from './nouns';

/** One of them is no list. */
const fewest = 2;

/** The largest exact number of each kind of record, `3 washing machines`, by the key of their noun. */
export function statedCounts(
  { statements }: Workbook,
  lexicon: Lexicon,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, quantities, isStruck } of statements) {
    if (kind === 'N' || isStruck) continue;
    for (const { comparison, digits, text, value = 0 } of quantities) {
      const noun = text.slice(text.indexOf(digits) + digits.length).trim();
      const isCount = comparison === 'exactly' && Number.isInteger(value) && value >= fewest;
      if (!isCount || !/^\p{L}[\p{L}\p{M}\s’'-]*$/u.test(noun)) continue;
      const key = keyOf(lexicon, noun);
      counts.set(key, Math.max(value, counts.get(key) ?? 0));
    }
  }
  return counts;
}
