import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { Lexicon } from '../lexicon/lexicon';
import { stemOf } from '../lexicon/stemOf';
import type { Quantity } from './quantity';

/** What a quantity counts or measures in, in lower case. */
export function unitOf({ text, digits }: Quantity): string {
  return folded(text.replace(digits, '')).trim();
}

const abbreviated = /^(?:mins?|secs?|hrs?|std|sek|[sh])\.?$/u;

/** Whether it is a length of time, not a time of day. */
export function isPeriod(quantity: Quantity, lexicon: Lexicon): boolean {
  const unit = unitOf(quantity);
  return (
    abbreviated.test(unit) ||
    quantityWords[lexicon.code].timeUnits.some((name) => unit.startsWith(stemOf(name, lexicon)))
  );
}
