import { isIP } from 'node:net';
import * as v from 'valibot';

/** A language model service that speaks the Responses protocol. */
export interface UpstreamConfig {
  /** Its base address; the call goes to `{baseUrl}/responses`. */
  baseUrl: string;
  /** Sent as a bearer token; `undefined` sends none. */
  apiKey: string | undefined;
  /** The model to ask for; `undefined` asks for the one that the browser named. */
  model: string | undefined;
}

/** The server's settings, parsed. */
export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** The product's public origin, without a trailing slash. */
  appUrl: string;
  /** `undefined`: no service is set, the offline drafter answers. */
  upstream: UpstreamConfig | undefined;
  /** Generations per address and hour through the gateway to an upstream. */
  generationsPerHour: number;
  /** Addresses and CIDR blocks of the proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
}

/** A setting that cannot be used; the message is one line that names the setting and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const openAiBaseUrl = 'https://api.openai.com/v1';

const wholeNumberSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const webUrlSchema = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text)),
  v.check((url) => url.protocol === 'http:' || url.protocol === 'https:'),
);

const portSchema = v.pipe(wholeNumberSchema, v.maxValue(65_535));
const hostSchema = v.pipe(v.string(), v.regex(/^[a-z0-9._:-]+$/i));
const originSchema = v.pipe(
  webUrlSchema,
  v.check((url) => url.href === `${url.origin}/`),
  v.transform((url) => url.origin),
);
const baseUrlSchema = v.pipe(
  webUrlSchema,
  v.transform((url) => url.href),
);
// What a header value can carry: a key with a line break would fail on every call instead of at the start.
const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
const modelSchema = v.pipe(v.string(), v.regex(/^\S+$/));
const rateSchema = v.pipe(wholeNumberSchema, v.minValue(1), v.maxValue(1_000_000));
const proxiesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.check(isAddressOrBlock))),
);

function isAddressOrBlock(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

interface Setting<Schema> {
  name: string;
  schema: Schema;
  /** Completes the sentence "NAME takes …". */
  takes: string;
  /** A secret is not repeated in the error. */
  secret?: boolean;
}

/**
 * Reads the server's settings; an empty one counts as not set.
 *
 * @param env the environment, such as `process.env`
 * @throws ConfigError for the first setting that cannot be used
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  function read<Schema extends v.GenericSchema>(
    setting: Setting<Schema>,
  ): v.InferOutput<Schema> | undefined {
    const text = env[setting.name]?.trim();
    if (text === undefined || text === '') return undefined;
    const result = v.safeParse(setting.schema, text);
    if (result.success) return result.output;
    const found = setting.secret === true ? '' : `, not ${JSON.stringify(text)}`;
    throw new ConfigError(`${setting.name} takes ${setting.takes}${found}`);
  }

  const port =
    read({ name: 'PORT', schema: portSchema, takes: 'a whole number from 0 to 65535' }) ?? 3000;
  const host =
    read({ name: 'HOST', schema: hostSchema, takes: 'a host name or an IP address' }) ??
    '127.0.0.1';
  const appUrl =
    read({
      name: 'APP_URL',
      schema: originSchema,
      takes: 'an http or https address without a path, such as https://example.org',
    }) ?? `http://localhost:${port}`;
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
  const model = read({
    name: 'OPENAI_MODEL',
    schema: modelSchema,
    takes: 'the name of a model, without spaces',
  });
  const generationsPerHour =
    read({
      name: 'GENERATIONS_PER_HOUR',
      schema: rateSchema,
      takes: 'a whole number from 1 to 1000000',
    }) ?? 30;
  const trustedProxies =
    read({
      name: 'TRUST_PROXY',
      schema: proxiesSchema,
      takes: 'IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8',
    }) ?? [];

  const hasUpstream = apiKey !== undefined || baseUrl !== undefined;
  return {
    port,
    host,
    appUrl,
    upstream: hasUpstream ? { baseUrl: baseUrl ?? openAiBaseUrl, apiKey, model } : undefined,
    generationsPerHour,
    trustedProxies,
  };
}
