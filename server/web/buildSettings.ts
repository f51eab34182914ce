/**
 * External origins that the page calls, because `PUBLIC_USER_API_URL` or `PUBLIC_GENERATION_URL` is absolute. The build
 * compiles these settings into the page, so it replaces this expression too; the environment of the running server has
 * no effect.
 */
export const buildConnectOrigins: readonly string[] = (process.env.BUILD_CONNECT_ORIGINS ?? '')
  .split(' ')
  .filter((origin) => origin !== '');
