/** The values of the contact form. */
export interface ContactMessage {
  name: string;
  subject: string;
  message: string;
}

/**
 * The `mailto:` address that opens the visitor's mail program with the message filled in.
 *
 * @param email the recipient
 * @returns the address; empty parts are left out
 */
export function contactLink(email: string, { name, subject, message }: ContactMessage): string {
  // RFC 6068 requires CRLF line breaks in the body.
  const lines = message.trim().replaceAll(/\r?\n/g, '\r\n');
  const body = [lines, name.trim()].filter((part) => part !== '').join('\r\n\r\n');
  const query = [
    ['subject', subject.trim()],
    ['body', body],
  ]
    .filter(([, value]) => value !== '')
    // A pasted text may end within an emoji, for which `encodeURIComponent` throws.
    .map(([field = '', value = '']) => `${field}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
  return `mailto:${email}${query === '' ? '' : `?${query}`}`;
}
