import { nanoid } from '@reduxjs/toolkit';

const kept = new Map<string, string>();

/** A handle that stands for a secret in an action. It reveals nothing about the secret. */
export interface SecretHandle {
  handle: string;
}

/**
 * Keeps a secret outside the store until its call is made, so that no action or state contains it.
 *
 * @param secret such as a password
 * @returns the handle to pass as the call's argument
 */
export function keepSecret(secret: string): SecretHandle {
  const handle = nanoid();
  kept.set(handle, secret);
  return { handle };
}

/**
 * Returns a secret and deletes it.
 *
 * @throws Error if the secret has already been taken
 */
export function takeSecret({ handle }: SecretHandle): string {
  const secret = kept.get(handle);
  if (secret === undefined) throw new Error('This secret has been taken.');
  kept.delete(handle);
  return secret;
}
