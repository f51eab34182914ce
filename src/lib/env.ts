import * as v from 'valibot';

const envSchema = v.object({
  appUrl: v.pipe(v.string(), v.nonEmpty()),
  userApiUrl: v.pipe(v.string(), v.nonEmpty()),
  generationUrl: v.pipe(v.string(), v.nonEmpty()),
  generationKey: v.string(),
});

/** The build-time settings; `.env.example` documents each. */
export const env = v.parse(envSchema, {
  appUrl: process.env.APP_URL ?? 'http://localhost:3000',
  userApiUrl: process.env.PUBLIC_USER_API_URL ?? '/api',
  generationUrl: process.env.PUBLIC_GENERATION_URL ?? '/v1',
  generationKey: process.env.PUBLIC_GENERATION_KEY ?? '',
});
