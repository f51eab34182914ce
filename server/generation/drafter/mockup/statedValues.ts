import type { Workbook } from '../sort/workbook';
import { lexicons } from '../lexicon/lexicons';
import { cuedClause } from '../write/cuedClause';
import { areValues, itemOf, listBehindColon } from './lists';
import { keyOfName } from './sampleNames';

const known = new WeakMap<Workbook, ReadonlyMap<string, readonly string[]>>();

/**
 * The names that the idea states for a noun, by its key: `3 locations: Dock Street, Old Mill`.
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
    const behindColon = list
      ? [{ name: list.lead, options: list.items.map(({ name }) => name) }]
      : [];
    // `the guest room (€18 a night, at most 5 nights)` tells no names.
    const inBrackets = (statement.text.match(bracketed) ?? [])
      .map(itemOf)
      .filter(({ options }) => !options.some((one) => /[\p{N}:]/u.test(one)));
    const named = [...inBrackets, ...behindColon].filter(({ options }) =>
      areValues(options, lexicon),
    );
    for (const { name, options } of named) {
      const key = keyOfName(lexicon, name);
      if (options.length > 1 && !values.has(key)) values.set(key, options);
    }
  }
  return values;
}
