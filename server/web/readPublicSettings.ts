import * as v from 'valibot';
import { keySchema, readSetting, webUrlSchema } from '../readSetting';

/** The settings that the build writes into the page's scripts, besides `APP_URL`. */
interface PublicSettings {
  PUBLIC_USER_API_URL: string;
  PUBLIC_GENERATION_URL: string;
  PUBLIC_GENERATION_KEY: string;
  PUBLIC_CONTACT_EMAIL: string;
}

const pathSchema = v.pipe(v.string(), v.regex(/^\/[^/\\\s?#][^\\\s?#]*$/));
// The page appends the path of a call to the text as it is.
const baseSchema = v.union([
  pathSchema,
  v.pipe(
    v.string(),
    v.regex(/^[^\\\s?#]+$/),
    v.check((text) => v.is(webUrlSchema, text)),
  ),
]);
const emailSchema = v.pipe(v.string(), v.regex(/^[^\s<>@,;]+@[^\s<>@,;]+$/));

/**
 * Reads the settings of the web application; an empty one counts as not set.
 *
 * @param env the environment, such as `process.env`
 * @throws ConfigError for the first invalid setting
 */
export function readPublicSettings(env: Record<string, string | undefined>): PublicSettings {
  const base = (name: string, fallback: string): string => {
    const takes = `an http or https address, or a path such as ${fallback}`;
    return readSetting(env, { name, schema: baseSchema, takes }) ?? fallback;
  };
  return {
    PUBLIC_USER_API_URL: base('PUBLIC_USER_API_URL', '/api'),
    PUBLIC_GENERATION_URL: base('PUBLIC_GENERATION_URL', '/v1'),
    PUBLIC_GENERATION_KEY:
      readSetting(env, {
        name: 'PUBLIC_GENERATION_KEY',
        schema: keySchema,
        takes: 'a key of printable characters without spaces',
        secret: true,
      }) ?? '',
    PUBLIC_CONTACT_EMAIL:
      readSetting(env, {
        name: 'PUBLIC_CONTACT_EMAIL',
        schema: emailSchema,
        takes: 'an email address',
      }) ?? 'hello@ideakiln.example',
  };
}
