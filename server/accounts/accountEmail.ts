import { isIPv4 } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * Normalises an e-mail address to the spelling that identifies an account. Otherwise, each spelling of a domain that
 * reaches the same mailbox, such as Punycode or full-width letters, would be an account with its own limits.
 *
 * @param email an address with one `@`
 */
export function accountEmail(email: string): string {
  const [local = '', typed = ''] = email.normalize('NFC').toLowerCase().split('@');
  // All of these count as dots.
  const domain = typed.replace(/[.\u3002\uff0e\uff61]+$/, '');
  // Node reads a host name up to such a character, and a number as an IP address.
  const ascii = /[/?#\\%]/.test(domain) ? '' : domainToASCII(domain);
  return `${local}@${ascii === '' || isIPv4(ascii) ? domain : domainToUnicode(ascii)}`;
}
