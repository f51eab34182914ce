import type { BrowserContext, Page } from '@playwright/test';
import { routeTabs } from '../contract/routeTabs';
import { routePaths, type RoutePath } from '../contract/routePaths';
import { storageKeys } from '../contract/storageKeys';
import type { IdeaSubmission } from '../contract/storedValues';

/** The queries with which a page shows its main views. */
const queries: Partial<Record<RoutePath, readonly string[]>> = {
  [routePaths.crm]: routeTabs[routePaths.crm].names.map((tab) => `?tab=${tab}`),
  [routePaths.verify]: ['?code=code&email=maker%40example.org'],
  [routePaths.reset]: ['?token=token'],
};

// Without a document, the result page redirects to the form.
const submission: IdeaSubmission = {
  idea: 'A tool that lends out the tools of a neighbourhood.',
  documentType: 'prd',
  response: '# Tool lending\n\n## Goal\n\nNeighbours lend each other their tools.\n',
  timestamp: '2026-01-01T12:00:00.000Z',
};

export interface FirstView {
  route: RoutePath;
  /** Path and query. */
  address: string;
  /** Stores what the page needs in the browser; call it before opening the page. */
  prepare: (target: Page | BrowserContext) => Promise<void>;
}

/** The main views of every route; each tab of the CRM page is one. */
export const firstViews: readonly FirstView[] = Object.values(routePaths).flatMap((route) =>
  (queries[route] ?? ['']).map((query) => ({
    route,
    address: route + query,
    prepare: async (target) => {
      await target.addInitScript(
        ([key, value]) => {
          localStorage.setItem(key, value);
        },
        [storageKeys.submission, JSON.stringify(submission)] as const,
      );
    },
  })),
);
