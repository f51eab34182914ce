import type { Lexicon } from '../lexicon/lexicon';
import { quantityWords } from '../lexicon/quantityWords';

/** Whether what stands behind a time counts it back: `2 hours | before the walk`, not `2 Stunden | vormittags`. */
export function isCountedBack(behind: string, { code, hasSpaces }: Lexicon): boolean {
  const rest = behind.trimStart();
  return quantityWords[code].before.some(
    (word) => rest.startsWith(word) && !(hasSpaces && /^\p{L}/u.test(rest.slice(word.length))),
  );
}
