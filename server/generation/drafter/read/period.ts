import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { Lexicon } from '../lexicon/lexicon';
import { stemOf } from '../lexicon/stemOf';
import { secondsOf } from './timeUnits';
import type { Quantity } from './quantity';

/** The unit of a quantity, in lower case. */
export function unitOf({ text, digits }: Quantity): string {
  return folded(text.replace(digits, '')).trim();
}

/** Whether a quantity is a duration rather than a time of day. */
export function isPeriod(quantity: Quantity, lexicon: Lexicon): boolean {
  // `working days` count as days.
  const units = [unitOf(quantity), unitOf(quantity).replace(/^.*\s/u, '')];
  return units.some(
    (unit) =>
      secondsOf(unit, lexicon) !== undefined ||
      quantityWords[lexicon.code].timeUnits.some((name) => unit.startsWith(stemOf(name, lexicon))),
  );
}
