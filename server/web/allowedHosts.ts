import { isIP } from 'node:net';

export interface HostOptions {
  /** The product's public origin; `undefined` if it is not set. */
  publicUrl: string | undefined;
  /** The name or address that the server listens on. */
  listensOn: string;
}

/**
 * Decides whether a request names this server as its host. A page of another site can make its own name resolve to this
 * server (DNS rebinding); its requests have that name as their host.
 *
 * Loopback names are always allowed. Without a public origin so are IP addresses, which cannot be rebound.
 *
 * @returns a function that takes the value of the Host header
 */
export function allowedHosts({ publicUrl, listensOn }: HostOptions): (host: string) => boolean {
  const named = publicUrl === undefined ? listensOn.toLowerCase() : new URL(publicUrl).hostname;
  return (host) => {
    const name = hostnameOf(host);
    if (name === undefined) return false;
    const address = name.replace(/^\[(.*)\]$/, '$1');
    if (isLoopback(address) || name === named) return true;
    return publicUrl === undefined && isIP(address) !== 0;
  };
}

/** Whether a host name or address means this computer. */
export function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  );
}

/** The name in a Host header, in lower case and without the port. */
export function hostnameOf(host: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname;
}
