/** The settings that the build writes into every page, checked there; `.env.example` documents each. */
export const env = {
  appUrl: process.env.APP_URL ?? 'http://localhost:3000',
  userApiUrl: process.env.PUBLIC_USER_API_URL ?? '/api',
};
