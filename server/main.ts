import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { buildApp } from './app';
import { readConfig, type Config } from './config';
import { ConfigError } from './ConfigError';
import { deploymentWarnings } from './deploymentWarnings';
import { limitLogRate } from './limitLogRate';

async function main(): Promise<void> {
  // Only the owner may read the files that this process writes.
  process.umask(0o077);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const app = await buildApp({
    config,
    webRoot: path.join(__dirname, '../web'),
    logger: { level: 'warn', hooks: limitLogRate() },
    print: (line) => {
      console.log(line);
    },
  });
  endOnSignals(app);
  await app.listen({ port: config.port, host: config.host });
  console.log(`Ideakiln is ready at ${addressOf(app, config)}`);
  console.log(generatorOf(config));
  console.log(mailOf(config));
  for (const line of deploymentWarnings(config)) console.warn(`Warning: ${line}`);
}

function endOnSignals(app: FastifyInstance): void {
  let ending = false;
  const end = (): void => {
    // A second signal exits immediately.
    if (ending) process.exit(1);
    ending = true;
    void app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function addressOf(app: FastifyInstance, { host, port }: Config): string {
  const address = app.addresses()[0];
  const bound = typeof address === 'object' ? address.port : port;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${bound}`;
}

function generatorOf({ upstream }: Config): string {
  if (upstream === undefined) {
    return 'Documents: offline drafter, no language model (OPENAI_API_KEY or OPENAI_BASE_URL sets one)';
  }
  const { host } = new URL(upstream.baseUrl);
  return `Documents: language model ${upstream.model} at ${host}`;
}

function mailOf({ mail, dataDir }: Config): string {
  if (mail.smtpUrl === undefined) {
    return `Mail: files in ${path.join(dataDir, 'outbox')}, links printed here (SMTP_URL sets a mail server)`;
  }
  return `Mail: sent through ${new URL(mail.smtpUrl).host}`;
}

const listenErrorSchema = v.object({
  code: v.picklist(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND']),
  port: v.optional(v.number()),
});

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  const known = v.safeParse(listenErrorSchema, error);
  if (!known.success) return undefined;
  const { code, port } = known.output;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port ?? ''} is in use: end the program that listens there, or set PORT to another number`;
    case 'EACCES':
      return `Port ${port ?? ''} may not be used by this account: set PORT to another number`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST takes a name or address of this computer, such as 127.0.0.1 or 0.0.0.0';
  }
}

function fail(error: unknown): never {
  console.error(sentenceFor(error) ?? error);
  process.exit(1);
}

main().catch(fail);
