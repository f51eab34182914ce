import { capital } from '../lexicon/capital';
import type { Product } from './product';
import { namesRole } from './recordsOf';
import { keyOfName, sampleNamesOf } from './sampleNames';
import { statedValues } from './statedValues';

/** Names for three of several things: invented ones, or `Crate 1`. */
export function namesOf(product: Product, noun: string): string[] {
  const { lexicon, samples, workbook } = product;
  const key = keyOfName(lexicon, noun);
  const people = namesRole(product, noun) ? samples.people(3) : undefined;
  const names = people ?? statedValues(workbook).get(key) ?? sampleNamesOf(lexicon, key) ?? [];
  return noun === '' ? [] : [0, 1, 2].map((at) => names[at] ?? `${capital(noun)} ${at + 1}`);
}
