import type { LanguageCode } from '../lexicon/languageCode';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { labelFacts } from '../read/labelFacts';
import { unitIn } from './unitIn';

/** The head of a compound is its ending: `Kaufdatum`. */
const compounding: ReadonlySet<LanguageCode> = new Set(['de', 'nl']);
const lengthsOfEnding = [3, 4, 5, 6];

/**
 * The facts by which the name of a field tells what its values are: those of any label, its unit, and in languages that
 * write compounds as one word the endings of its words.
 */
export function valueFacts(name: string, lexicon: Lexicon): ReadonlySet<string> {
  const facts = labelFacts(name, lexicon);
  const unit = unitIn(name);
  if (unit !== undefined) facts.add(`unit ${unit}`);
  if (!compounding.has(lexicon.code)) return facts;
  for (const word of folded(name).match(/[\p{L}\p{M}]+/gu) ?? [])
    for (const length of lengthsOfEnding)
      if (word.length > length) facts.add(`${lexicon.code} ending ${word.slice(-length)}`);
  return facts;
}
