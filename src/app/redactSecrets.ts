const secretName = /password|token|authorization|verificationCode/i;
const redacted = '[redacted]';

/**
 * A replacer for `JSON.stringify` that blanks what stands under a name that speaks of a password, a token or a verification code.
 *
 * @param name the field's name
 * @param value what the field holds
 */
export function redactSecret(name: string, value: unknown): unknown {
  return secretName.test(name) && typeof value === 'string' && value !== '' ? redacted : value;
}

/**
 * A copy of `value` in which every field whose name speaks of a password or a token is blanked; parts without
 * such a field are shared. For what the Redux DevTools show and export.
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
