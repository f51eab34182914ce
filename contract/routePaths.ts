/** All routes (docs/behaviour.md#routes); any other path is the not-found page. */
export const routePaths = {
  home: '/',
  create: '/create',
  result: '/result',
  examples: '/examples',
  community: '/community',
  crm: '/crm',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  verify: '/verify',
  verifyLogin: '/VerifyLogin',
  reset: '/reset',
  profile: '/profile',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
} as const;

export type RoutePath = (typeof routePaths)[keyof typeof routePaths];

/**
 * Finds the route of a path, ignoring case and trailing slashes, as the router does.
 *
 * @param pathname the path of a URL, without query and fragment
 * @returns the route, or `undefined` if there is none
 */
export function findRoutePath(pathname: string): RoutePath | undefined {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const wanted = trimmed.toLowerCase();
  return Object.values(routePaths).find((path) => path.toLowerCase() === wanted);
}
