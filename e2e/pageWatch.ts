import type { BrowserContext, Request } from '@playwright/test';

/** Records what the pages of a test log and request. */
export interface PageWatch {
  /** Allows console errors and warnings; each pattern matches any number of them. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** The calls by scripts so far, such as `POST /v1/responses`, without pages, scripts, styles, fonts and images. */
  calls: () => string[];
  /** Everything unexpected, as lines. */
  faults: () => string[];
}

const callTypes = new Set(['fetch', 'xhr', 'ping', 'eventsource', 'websocket']);

/**
 * Watches every page of a context: console errors and warnings, uncaught errors, and requests to other origins.
 *
 * @param context a context without pages yet
 * @param origin the only allowed origin
 */
export function watchPages(context: BrowserContext, origin: string): PageWatch {
  const expected: RegExp[] = [];
  const messages: string[] = [];
  const uncaughtErrors: string[] = [];
  const calls: string[] = [];
  const foreignRequests = new Set<Request>();

  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') messages.push(`${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    uncaughtErrors.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (callTypes.has(request.resourceType())) calls.push(`${request.method()} ${url.pathname}`);
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      foreignRequests.add(request);
  });

  return {
    expectConsole: (...patterns) => {
      expected.push(...patterns);
    },
    calls: () => [...calls],
    faults: () => [
      ...messages.filter((line) => !expected.some((pattern) => pattern.test(line))),
      ...uncaughtErrors,
      ...[...foreignRequests]
        .filter(wasSent)
        .map((request) => `requested another origin: ${request.url()}`),
    ],
  };
}

/** Playwright reports a request that a content security policy blocks like any other, although it is never sent. */
function wasSent(request: Request): boolean {
  return !/csp/i.test(request.failure()?.errorText ?? '');
}
