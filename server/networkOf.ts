import { isIPv6 } from 'node:net';

/**
 * The key by which limits count an address: an IPv4 address, or the /64 network of an IPv6 address, because one
 * subscriber owns all of it.
 *
 * @param address as in Fastify's `request.ip`, which is `undefined` once the client has gone
 * @returns the same text for all addresses that count as one
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups.slice(6).flatMap(bytesOf).join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, each in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = listOf(head);
  const after = listOf(tail);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function listOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
