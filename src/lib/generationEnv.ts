/** Where documents are generated, as `env`. A separate file, so that few pages load it. */
export const generationEnv = {
  url: process.env.PUBLIC_GENERATION_URL ?? '/v1',
  key: process.env.PUBLIC_GENERATION_KEY ?? '',
};
