/** Something, an @, something with a dot in it, and no space: what mail is sent to. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** As browsers read `type="email"`, but in any script: no dot is asked for, so that `ada@intranet` can be noted down. */
const emailTypePattern = /^[^\s@]+@[^\s@]+$/;

/** Beside the field, and in the server's answer. */
export const invalidEmail = 'Invalid email format.';

/**
 * Whether mail can be sent to a text, which may have spaces around it. Every form and the server ask this
 * (docs/behaviour.md#session).
 */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** Whether an e-mail field may hold a text that is only noted down (docs/behaviour.md#crm-appointments). */
export function isOfEmailType(text: string): boolean {
  return emailTypePattern.test(text.trim());
}
