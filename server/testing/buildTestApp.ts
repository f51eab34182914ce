import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { DocumentType } from '../../contract/documentType';
import { buildApp, type AppOptions } from '../app';
import { readConfig } from '../config';
import type { DatabaseHandle } from '../database/openDatabase';
import type { Drafter } from '../generation/startDrafter';

const open: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

export interface TestAppOptions extends Partial<Omit<AppOptions, 'config'>> {
  /** Settings, as in the environment. */
  env?: Record<string, string>;
  /** Writes the documents in place of the offline drafter. */
  draft?: TestDraft;
}

type TestDraft = (documentType: DocumentType, idea: string) => string;

/**
 * The real server with an empty web root, a draft that repeats the idea, a database that never opens and no log. Closed
 * after the test.
 */
export async function buildTestApp({
  env = {},
  draft = (documentType, idea) => `${documentType}: ${idea}`,
  ...options
}: TestAppOptions = {}): Promise<FastifyInstance> {
  const app = await buildApp({
    config: readConfig({
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'data-')),
      DRAIN_DELAY_SECONDS: '0',
      DRAIN_SECONDS: '0',
      ...env,
    }),
    webRoot: options.webRoot ?? mkdtempSync(path.join(tmpdir(), 'web-')),
    startDrafter: () => drafterOf(draft),
    logger: false,
    print: () => undefined,
    openDatabase: () => neverOpens,
    ...options,
  });
  open.push(app);
  return app;
}

/** A drafter without threads. */
export function drafterOf(draft: TestDraft): Drafter {
  return {
    draft: ({ documentType, idea }) =>
      new Promise((resolve) => {
        resolve(draft(documentType, idea));
      }),
    close: () => Promise.resolve(),
  };
}

const neverOpens: DatabaseHandle = {
  opened: new Promise(() => undefined),
  openTimeout: 60_000,
  close: () => Promise.resolve(),
};

/** Listens on a free port and returns the URL without a trailing slash. */
export async function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** The port of a listening TCP server. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on TCP');
  return address.port;
}
