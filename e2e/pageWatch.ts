import type { BrowserContext, Request } from '@playwright/test';

/** What a test is told of everything that its pages say and ask for. */
export interface PageWatch {
  /** Console errors and warnings that this test expects; each pattern stands for any number of them. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** The addresses called by scripts so far, such as `POST /v1/responses`: no page, script, style, font or picture. */
  calls: () => string[];
  /** Everything that should not have happened, as lines. */
  faults: () => string[];
}

const callTypes = new Set(['fetch', 'xhr', 'ping', 'eventsource', 'websocket']);

/**
 * Watches every page of a context: console errors and warnings, uncaught errors, and requests that leave the server.
 *
 * @param context a context without pages yet
 * @param origin the one origin that pages may ask
 */
export function watchPages(context: BrowserContext, origin: string): PageWatch {
  const expected: RegExp[] = [];
  const said: string[] = [];
  const thrown: string[] = [];
  const calls: string[] = [];
  const abroad = new Set<Request>();

  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') said.push(`${type}: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    thrown.push(`uncaught: ${error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (callTypes.has(request.resourceType())) calls.push(`${request.method()} ${url.pathname}`);
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) abroad.add(request);
  });

  return {
    expectConsole: (...patterns) => {
      expected.push(...patterns);
    },
    calls: () => [...calls],
    faults: () => [
      ...said.filter((line) => !expected.some((pattern) => pattern.test(line))),
      ...thrown,
      ...[...abroad].filter(hasLeft).map((request) => `asked another origin: ${request.url()}`),
    ],
  };
}

/** A request that a content security policy stops is reported like any other, and never sent. */
function hasLeft(request: Request): boolean {
  return !/csp/i.test(request.failure()?.errorText ?? '');
}
