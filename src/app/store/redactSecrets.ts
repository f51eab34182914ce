const secretName = /password|token|authorization|verificationCode/i;
const redacted = '[redacted]';

/**
 * A `JSON.stringify` replacer that redacts fields whose name suggests a password, a token or a verification code.
 *
 * @param name the field's name
 * @param value the field's value
 */
export function redactSecret(name: string, value: unknown): unknown {
  return secretName.test(name) && typeof value === 'string' && value !== '' ? redacted : value;
}

/**
 * Copies `value` and redacts every field whose name suggests a password or a token; parts without such fields are
 * shared. For what Redux DevTools show and export.
 *
 * @param value plain data: an action or a state
 */
export function redactSecrets<T>(value: T): T;
export function redactSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(([name, field]: [string, unknown]): [string, unknown] => [
    name,
    redactSecrets(redactSecret(name, field)),
  ]);
  if (after.every(([, field], index) => field === before[index]?.[1])) return value;
  return Array.isArray(value) ? after.map(([, field]) => field) : Object.fromEntries(after);
}
