import type { Page } from '@playwright/test';
import { storageKeys } from '../contract/storageKeys';
import type { IdeaSubmission } from '../contract/storedValues';

/** Everything in the page's localStorage. */
export function storedEntries(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}

/** The saved document as stored; `undefined` if there is none. */
export async function savedSubmission(page: Page): Promise<unknown> {
  const raw = (await storedEntries(page))[storageKeys.submission];
  return raw === undefined ? undefined : JSON.parse(raw);
}

/** The localStorage of a user with a saved document. */
export function withSubmission(submission: Partial<IdeaSubmission>): Record<string, string> {
  return {
    [storageKeys.submission]: JSON.stringify({
      idea: 'An app where cyclists book repairs at local workshops.',
      documentType: 'prd',
      response: '# Bicycle repairs\n\n## Goals\n\n- Book a repair in a minute\n\nThat is all.',
      timestamp: '2026-11-20T08:30:00.000Z',
      ...submission,
    }),
  };
}

/** The localStorage of a signed-in user. */
export const signedInStorage: Record<string, string> = {
  [storageKeys.user]: JSON.stringify({ id: 'u1', name: 'Ada Example', email: 'ada@example.org' }),
  [storageKeys.token]: 'secret-token-4711',
};
