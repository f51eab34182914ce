import * as v from 'valibot';
import { ConfigError } from './ConfigError';

/** A setting with its valid values. */
export interface Setting<Schema> {
  name: string;
  schema: Schema;
  /** Completes the sentence "NAME takes …". */
  takes: string;
  /** The error message does not repeat a secret. */
  secret?: boolean;
}

/**
 * Reads a setting; an empty one counts as not set.
 *
 * @param env the environment, such as `process.env`
 * @throws ConfigError if it is invalid
 */
export function readSetting<Schema extends v.GenericSchema>(
  env: Record<string, string | undefined>,
  { name, schema, takes, secret = false }: Setting<Schema>,
): v.InferOutput<Schema> | undefined {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return undefined;
  const result = v.safeParse(schema, text, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new ConfigError(`${name} takes ${takes}${secret ? '' : `, not ${JSON.stringify(text)}`}`);
}

/** An absolute http or https address. */
export const webUrlSchema = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text)),
  v.check((url) => url.protocol === 'http:' || url.protocol === 'https:'),
);

/** Only characters allowed in a header: a key with a line break would otherwise fail on every call. */
export const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
