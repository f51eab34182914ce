import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { Lexicon } from '../lexicon/lexicon';
import { stemOf } from '../lexicon/stemOf';
import { secondsOf } from './timeUnits';
import type { Quantity } from './quantity';

/** What a quantity counts or measures in, in lower case. */
export function unitOf({ text, digits }: Quantity): string {
  return folded(text.replace(digits, '')).trim();
}

/** Whether it is a length of time, not a time of day. */
export function isPeriod(quantity: Quantity, lexicon: Lexicon): boolean {
  // `working days` are days.
  const units = [unitOf(quantity), unitOf(quantity).replace(/^.*\s/u, '')];
  return units.some(
    (unit) =>
      secondsOf(unit, lexicon) !== undefined ||
      quantityWords[lexicon.code].timeUnits.some((name) => unit.startsWith(stemOf(name, lexicon))),
  );
}
