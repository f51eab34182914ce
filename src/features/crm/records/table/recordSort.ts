/** The sorted column and the direction. */
export interface RecordSort<Key extends string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

/**
 * The next sort when the user presses a column's sort button: ascending, descending, then unsorted.
 *
 * @param sort the current sort
 * @param key the key of the column
 */
export function nextSort<Key extends string>(
  sort: RecordSort<Key> | null,
  key: Key,
): RecordSort<Key> | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
