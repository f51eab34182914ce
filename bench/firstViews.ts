import type { BrowserContext, Page } from '@playwright/test';
import { routeTabs } from '../contract/routeTabs';
import { routePaths, type RoutePath } from '../contract/routePaths';
import { storageKeys, type IdeaSubmission } from '../contract/storedValues';

/** What the address of a page needs besides its path for the page to show its main view, or each of several. */
const queries: Partial<Record<RoutePath, readonly string[]>> = {
  [routePaths.crm]: routeTabs[routePaths.crm].names.map((tab) => `?tab=${tab}`),
  [routePaths.verify]: ['?code=code&email=maker%40example.org'],
  [routePaths.reset]: ['?token=token'],
};

// Without one the result page leads on to the form.
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
  /** Puts into the browser's storage what the page needs; before the page is opened. */
  prepare: (target: Page | BrowserContext) => Promise<void>;
}

/** How the main views of every route are opened; each tab of the CRM page is one. */
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
