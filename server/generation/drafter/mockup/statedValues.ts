import type { Workbook } from '../sort/workbook';
import { lexicons } from '../lexicon/lexicons';
import { areValues, itemOf, listBehindColon } from './itemsOf';
import { keyOfName } from './sampleNames';

const known = new WeakMap<Workbook, ReadonlyMap<string, readonly string[]>>();

/**
 * The values that the idea states for a noun, by its key: `condition (good, worn)`, `3 locations: Dock Street,
 * Old Mill`.
 */
export function statedValues(workbook: Workbook): ReadonlyMap<string, readonly string[]> {
  const values = known.get(workbook) ?? readValues(workbook);
  known.set(workbook, values);
  return values;
}

function readValues({ statements, language }: Workbook): ReadonlyMap<string, readonly string[]> {
  const lexicon = lexicons[language];
  const values = new Map<string, readonly string[]>();
  const add = (name: string, options: readonly string[]) => {
    const key = keyOfName(lexicon, name);
    if (options.length > 1 && !values.has(key)) values.set(key, options);
  };
  for (const { text, kind } of statements) {
    if (kind === 'N') continue;
    for (const [found] of text.matchAll(
      /(?<![\p{L}\p{M}-])\p{L}[\p{L}\p{M}-]*\s\([^()]{3,200}\)/gu,
    )) {
      const { name, options } = itemOf(found);
      // `the guest room (€18 a night, at most 5 nights)`, `a request (from, to, type: holiday)`
      if (!options.some((one) => /[\p{N}:]/u.test(one))) add(name, options);
    }
    const list = listBehindColon(text, lexicon);
    if (list && areValues(list.items, lexicon))
      add(
        list.lead,
        list.items.map(({ name }) => name),
      );
  }
  return values;
}
