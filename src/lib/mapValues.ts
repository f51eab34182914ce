/**
 * Maps an object's values and keeps its keys and their order.
 *
 * @param record an object without keys other than those of its type
 * @param valueOf returns the new value for a key
 */
export function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  valueOf: (value: From, name: Name) => To,
): Record<Name, To> {
  const mapped: Partial<Record<Name, To>> = {};
  for (const name in record) mapped[name] = valueOf(record[name], name);
  // Every key has a value now, which TypeScript can't infer.
  return mapped as Record<Name, To>;
}
