import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, type TestAppOptions } from './buildTestApp';
import { startService } from './startService';

/** A server in front of a language model service, and the lines that it has logged since the last call of `logged`. */
export interface Gateway {
  app: FastifyInstance;
  logged: () => string;
}

/**
 * Starts both; stops them after the test.
 *
 * @param answer writes the service's response to a request
 */
export async function startGateway(
  answer: (response: ServerResponse) => void,
  { env, ...options }: TestAppOptions = {},
): Promise<Gateway> {
  const { baseUrl } = await startService(answer);
  const stream = new PassThrough({ encoding: 'utf8' });
  const app = await buildTestApp({
    env: { OPENAI_BASE_URL: baseUrl, ...env },
    logger: { level: 'warn', stream },
    ...options,
  });
  return { app, logged: () => String(stream.read() ?? '') };
}
