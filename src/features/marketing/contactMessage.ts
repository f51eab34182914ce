/** What a visitor typed on the contact page. */
export interface ContactMessage {
  name: string;
  subject: string;
  message: string;
}

/**
 * The address that opens a visitor's own mail program with the message filled in.
 *
 * @param email whom it goes to
 * @returns a `mailto:` address; empty parts are left out
 */
export function contactLink(email: string, { name, subject, message }: ContactMessage): string {
  // RFC 6068: each line of a body ends with both.
  const lines = message.trim().replaceAll(/\r?\n/g, '\r\n');
  const body = [lines, name.trim()].filter((part) => part !== '').join('\r\n\r\n');
  const query = [
    ['subject', subject.trim()],
    ['body', body],
  ]
    .filter(([, value]) => value !== '')
    .map(([field = '', value = '']) => `${field}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${email}${query === '' ? '' : `?${query}`}`;
}
