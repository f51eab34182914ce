/** Text, an @, text with a dot, and no space. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The rule of `type="email"`, but for any script: it requires no dot, so `ada@intranet` is valid. */
const emailTypePattern = /^[^\s@]+@[^\s@]+$/;

/** Shown beside the field and sent in the server's response. */
export const invalidEmail = 'Invalid email format.';

/** Whether a text, trimmed, is an e-mail address: the rule of the server and of all forms but the appointment's. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** Whether a text, trimmed, is valid as an appointment's e-mail, a mere note (docs/behaviour.md#crm-appointments). */
export function isEmailInputValue(text: string): boolean {
  return emailTypePattern.test(text.trim());
}
