/** By which column a table is sorted, and which way. */
export interface RecordSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/**
 * What a press on a column's sort button leads to: up, then down, then the order in which the records came.
 *
 * @param sort the present one
 * @param key the column's
 */
export function nextSort<Key extends string>(
  sort: RecordSort<Key> | null,
  key: Key,
): RecordSort<Key> | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
