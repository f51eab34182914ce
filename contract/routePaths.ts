/** Every address that shows a page of its own (docs/behaviour.md#routes); any other path is the not-found page. */
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

const pathsByLowerCase = new Map<string, RoutePath>(
  Object.values(routePaths).map((path) => [path.toLowerCase(), path]),
);

/**
 * The address of the route table that a path means. Case and a trailing slash do not count, as in the router.
 *
 * @param pathname the path of an address, without query and fragment
 * @returns the address as the table writes it; `undefined` where it has none
 */
export function findRoutePath(pathname: string): RoutePath | undefined {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pathsByLowerCase.get(trimmed.toLowerCase());
}
