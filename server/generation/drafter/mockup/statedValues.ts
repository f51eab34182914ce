import type { Workbook } from '../sort/workbook';
import { lexicons } from '../lexicon/lexicons';
import { cuedClause } from '../write/cuedClause';
import { areValues, itemOf, listBehindColon } from './lists';
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

const bracketed = /(?<![\p{L}\p{M}-])\p{L}[\p{L}\p{M}-]*\s\([^()]{3,200}\)/gu;

function readValues(workbook: Workbook): ReadonlyMap<string, readonly string[]> {
  const lexicon = lexicons[workbook.language];
  const values = new Map<string, readonly string[]>();
  for (const statement of workbook.statements.filter(({ kind }) => kind !== 'N')) {
    const list = listBehindColon(cuedClause(workbook, statement), statement.span);
    const stated = list && areValues(list.items, lexicon) ? [list] : [];
    const named = [
      ...(statement.text.match(bracketed) ?? []).map(itemOf),
      ...stated.map(({ lead, items }) => ({ name: lead, options: items.map(({ name }) => name) })),
    ];
    for (const { name, options } of named) {
      const key = keyOfName(lexicon, name);
      // `a request (from, to, type: holiday)`, `the guest room (€18 a night, at most 5 nights)`
      const areSure = stated.length > 0 || !options.some((one) => /[\p{N}:]/u.test(one));
      if (options.length > 1 && areSure && !values.has(key)) values.set(key, options);
    }
  }
  return values;
}
