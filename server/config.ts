import { isIP } from 'node:net';
import * as v from 'valibot';
import { generationModel } from '../contract/responsesApi';
import { ConfigError } from './ConfigError';
import type { MailKind } from './database/schema';
import { keySchema, readSetting, webUrlSchema, type Setting } from './readSetting';

/** A language model service that implements the Responses API. */
export interface UpstreamConfig {
  /** Base URL; the gateway calls `{baseUrl}/responses`. */
  baseUrl: string;
  /** Sent as a bearer token; `undefined` sends none. */
  apiKey: string | undefined;
  /** The model to request, regardless of the one in the request. */
  model: string;
}

/** How the server sends mails. */
export interface MailConfig {
  /** URL of a mail server; `undefined` writes each mail to a file. */
  smtpUrl: string | undefined;
  /** Sender, as `Name <address>` or an address alone. */
  from: string;
  subjects: Record<MailKind, string>;
}

/** The parsed settings of the server. */
export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Port of 127.0.0.1 that serves `/metrics`, regardless of any proxy. */
  metricsPort: number | undefined;
  /** The product's public origin as set, without a trailing slash. */
  publicUrl: string | undefined;
  /** The public origin, or by default the one on this computer. */
  appUrl: string;
  /** `undefined` uses the offline drafter. */
  upstream: UpstreamConfig | undefined;
  /** Generations per IP address and hour through the gateway. */
  generationsPerHour: number;
  /** Generations by the language model per day, for all addresses together. */
  generationsPerDay: number;
  /** Whether only signed-in users can reach the language model. */
  generationRequiresSignIn: boolean;
  /** Addresses and CIDR blocks of trusted proxies, whose `X-Forwarded-For` the server accepts. */
  trustedProxies: string[];
  /** The folder of the embedded database, the outbox and the generated secret. */
  dataDir: string;
  /** URL of a PostgreSQL; `undefined` uses the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  /** Key of the hashes that limits count by; `undefined` generates one and stores it in `dataDir`. */
  authSecret: string | undefined;
  mail: MailConfig;
  /** How long the server keeps serving after SIGTERM, so that a load balancer can react. */
  drainDelaySeconds: number;
  /** How long requests in progress may take after that. */
  drainSeconds: number;
}

const openAiBaseUrl = 'https://api.openai.com/v1';

const wholeNumberSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

const portSchema = v.pipe(wholeNumberSchema, v.maxValue(65_535));
const hostSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9._:-]+$/i),
  // For this name Fastify starts a second server at ::1, whose requests `drainOnClose` does not see.
  v.transform((host) => (host.toLowerCase() === 'localhost' ? '127.0.0.1' : host)),
);
const originSchema = v.pipe(
  webUrlSchema,
  v.check((url) => url.href === `${url.origin}/`),
  v.transform((url) => url.origin),
);
const baseUrlSchema = v.pipe(
  webUrlSchema,
  v.transform((url) => url.href),
);
const modelSchema = v.pipe(v.string(), v.regex(/^\S+$/));
const rateSchema = v.pipe(wholeNumberSchema, v.minValue(1), v.maxValue(1_000_000));
const secondsSchema = v.pipe(wholeNumberSchema, v.maxValue(600));
const switchSchema = v.pipe(
  v.picklist(['0', '1']),
  v.transform((text) => text === '1'),
);
const proxiesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.check(isAddressOrBlock))),
);

const folderSchema = v.pipe(v.string(), v.regex(/^[^\0\r\n]+$/));
const databaseUrlSchema = urlSchema(['postgres:', 'postgresql:']);
const smtpUrlSchema = urlSchema(['smtp:', 'smtps:']);
const secretSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/));
const senderSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>@\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/),
);
const subjectSchema = v.pipe(v.string(), v.regex(/^\P{Cc}{1,200}$/u));

function urlSchema(protocols: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text)),
    v.check((text) => {
      const { protocol, hostname, searchParams } = new URL(text);
      // The query names the socket of a local PostgreSQL.
      return protocols.includes(protocol) && (hostname !== '' || searchParams.has('host'));
    }),
  );
}

function isAddressOrBlock(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // A block of all addresses would let every client forge its own.
  return (
    prefix === undefined ||
    (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

/**
 * Reads the server's settings; an empty one counts as not set.
 *
 * @param env the environment, such as `process.env`
 * @throws ConfigError for the first invalid setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = <Schema extends v.GenericSchema>(setting: Setting<Schema>) =>
    readSetting(env, setting);
  const port =
    read({ name: 'PORT', schema: portSchema, takes: 'a whole number from 0 to 65535' }) ?? 3000;
  const host =
    read({ name: 'HOST', schema: hostSchema, takes: 'a host name or an IP address' }) ??
    '127.0.0.1';
  const metricsPort = read({
    name: 'METRICS_PORT',
    schema: v.pipe(portSchema, v.minValue(1)),
    takes: 'a whole number from 1 to 65535',
  });
  if (metricsPort === port) throw new ConfigError('METRICS_PORT takes another number than PORT');
  const publicUrl = read({
    name: 'APP_URL',
    schema: originSchema,
    takes: 'an http or https address without a path, such as https://example.org',
  });
  const appUrl = publicUrl ?? `http://localhost:${port}`;
  const apiKey = read({
    name: 'OPENAI_API_KEY',
    schema: keySchema,
    takes: 'a key of printable characters without spaces',
    secret: true,
  });
  const baseUrl = read({
    name: 'OPENAI_BASE_URL',
    schema: baseUrlSchema,
    takes: `an http or https address, such as ${openAiBaseUrl}`,
  });
  const model =
    read({
      name: 'OPENAI_MODEL',
      schema: modelSchema,
      takes: 'the name of a model, without spaces',
    }) ?? generationModel;
  const rate = (name: string, fallback: number): number =>
    read({ name, schema: rateSchema, takes: 'a whole number from 1 to 1000000' }) ?? fallback;
  const generationsPerHour = rate('GENERATIONS_PER_HOUR', 30);
  const generationsPerDay = rate('GENERATIONS_PER_DAY', 1000);
  const generationRequiresSignIn =
    read({
      name: 'GENERATION_REQUIRES_SIGN_IN',
      schema: switchSchema,
      takes: '1 for yes or 0 for no',
    }) ?? false;
  const trustedProxies =
    read({
      name: 'TRUST_PROXY',
      schema: proxiesSchema,
      takes: 'IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8',
    }) ?? [];

  const dataDir =
    read({ name: 'DATA_DIR', schema: folderSchema, takes: 'the path of a folder' }) ?? '.data';
  const databaseUrl = read({
    name: 'DATABASE_URL',
    schema: databaseUrlSchema,
    takes: 'the address of a PostgreSQL, such as postgres://user:password@localhost:5432/ideakiln',
    secret: true,
  });
  const smtpUrl = read({
    name: 'SMTP_URL',
    schema: smtpUrlSchema,
    takes: 'the address of a mail server, such as smtps://user:password@mail.example.org',
    secret: true,
  });
  const authSecret = read({
    name: 'AUTH_SECRET',
    schema: secretSchema,
    takes: 'at least 32 printable characters without spaces',
    secret: true,
  });
  const seconds = (name: string, fallback: number): number =>
    read({ name, schema: secondsSchema, takes: 'a whole number from 0 to 600' }) ?? fallback;
  const drainDelaySeconds = seconds('DRAIN_DELAY_SECONDS', 5);
  const drainSeconds = seconds('DRAIN_SECONDS', 15);
  const from =
    read({
      name: 'MAIL_FROM',
      schema: senderSchema,
      takes: 'an email address, such as Ideakiln <hello@example.org>',
    }) ?? `Ideakiln <no-reply@${new URL(appUrl).hostname}>`;
  const subject = (name: string, fallback: string): string =>
    read({ name, schema: subjectSchema, takes: 'one line of at most 200 characters' }) ?? fallback;
  const subjects = {
    verify: subject('MAIL_SUBJECT_VERIFY', 'Verify your Ideakiln account'),
    taken: subject('MAIL_SUBJECT_TAKEN', 'You already have an Ideakiln account'),
    unverified: subject('MAIL_SUBJECT_UNVERIFIED', 'Your Ideakiln account is not verified yet'),
    reset: subject('MAIL_SUBJECT_RESET', 'Reset your Ideakiln password'),
    passwordChanged: subject('MAIL_SUBJECT_CHANGED', 'Your Ideakiln password was changed'),
    signInsFailed: subject(
      'MAIL_SUBJECT_SIGN_INS_FAILED',
      'Failed sign-ins to your Ideakiln account',
    ),
  };

  const hasUpstream = apiKey !== undefined || baseUrl !== undefined;
  return {
    port,
    host,
    metricsPort,
    publicUrl,
    appUrl,
    upstream: hasUpstream ? { baseUrl: baseUrl ?? openAiBaseUrl, apiKey, model } : undefined,
    generationsPerHour,
    generationsPerDay,
    generationRequiresSignIn,
    trustedProxies,
    dataDir,
    databaseUrl,
    authSecret,
    drainDelaySeconds,
    drainSeconds,
    mail: { smtpUrl, from, subjects },
  };
}
