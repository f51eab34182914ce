import { isIPv4 } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * The one spelling of an e-mail address that names an account. Spellings of a domain that reach the same mailbox, such
 * as its Punycode or one with full-width letters, would otherwise be accounts with limits of their own.
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
