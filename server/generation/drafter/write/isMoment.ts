import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { Quantity } from '../read/quantity';
import { clock, ordinalDay } from './words/unitPatterns';

/** Whether a number is a time of day: `8 p.m.`, `18:00`. */
export function isClock({ text }: Quantity, lexicon: Lexicon): boolean {
  const said = folded(text);
  return clock.test(said) || quantityWords[lexicon.code].clock.some((word) => said.endsWith(word));
}

/** Whether a number is a time of day or a date: `1 March`, `the 25th`, but not `2 million`. */
export function isMoment(quantity: Quantity, lexicon: Lexicon): boolean {
  const said = folded(quantity.text);
  const isDate =
    ordinalDay.test(said) || said.split(/[\s.]+/u).some((word) => lexicon.months.includes(word));
  return quantity.value === undefined && (isDate || isClock(quantity, lexicon));
}
