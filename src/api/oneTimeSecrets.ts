import { nanoid } from '@reduxjs/toolkit';

const kept = new Map<string, string>();

/** Stands for a secret in an action; it is worth nothing to whoever reads it there. */
export interface SecretHandle {
  handle: string;
}

/**
 * Keeps a secret outside of the store until its one call is made, so that no action and no state ever holds it.
 *
 * @param secret such as a password
 * @returns what stands for it in the call's arguments
 */
export function keepSecret(secret: string): SecretHandle {
  const handle = nanoid();
  kept.set(handle, secret);
  return { handle };
}

/**
 * Gives a kept secret, once, and forgets it.
 *
 * @throws Error where it has been taken before
 */
export function takeSecret({ handle }: SecretHandle): string {
  const secret = kept.get(handle);
  if (secret === undefined) throw new Error('This secret has been taken.');
  kept.delete(handle);
  return secret;
}
