/**
 * Origins outside the product that the built page calls, because `PUBLIC_USER_API_URL` or
 * `PUBLIC_GENERATION_URL` is absolute. The page is compiled with these settings, so the build writes them
 * in here in place of the expression: the environment of the running server has no say.
 */
export const buildConnectOrigins: readonly string[] = (process.env.BUILD_CONNECT_ORIGINS ?? '')
  .split(' ')
  .filter((origin) => origin !== '');
