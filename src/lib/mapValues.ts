/**
 * An object with the same keys and other values, in the same order.
 *
 * @param record whose own keys are known to the compiler
 * @param valueOf makes the new value of a key
 */
export function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  valueOf: (value: From, name: Name) => To,
): Record<Name, To> {
  const mapped: Partial<Record<Name, To>> = {};
  for (const name in record) mapped[name] = valueOf(record[name], name);
  // Each key has its value now, which the compiler does not see.
  return mapped as Record<Name, To>;
}
