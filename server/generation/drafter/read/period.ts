import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import type { LanguageCode } from '../lexicon/languageCode';
import type { Quantity } from './quantity';

/** What a quantity counts or measures in, in lower case. */
export function unitOf({ text, digits }: Quantity): string {
  return folded(text.replace(digits, '')).trim();
}

/** Whether it is a length of time, not a time of day. */
export function isPeriod(quantity: Quantity, language: LanguageCode): boolean {
  const unit = unitOf(quantity);
  return quantityWords[language].timeUnits.some((name) => unit.startsWith(name));
}
