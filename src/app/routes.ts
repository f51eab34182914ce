import { routePaths, type RoutePath } from '../../contract/routePaths';
import { crmTabOf } from '../features/crm/crmTab';
import { crmTabContents } from '../features/crm/crmTabContents';
import { lazyComponent, type LazyComponent } from '../ui/lazyComponent';

const headingOnlyPage = (path: RoutePath): LazyComponent =>
  lazyComponent(async () =>
    (await import('../features/marketing/headingOnlyPage')).headingOnlyPage(path),
  );

/** The route table of section 2: the page at each address, each in a script of its own. */
export const routes: Record<RoutePath, LazyComponent> = {
  [routePaths.home]: lazyComponent(
    async () => (await import('../features/marketing/HomePage')).HomePage,
  ),
  [routePaths.create]: lazyComponent(
    async () => (await import('../features/ideaSubmission/CreatePage')).CreatePage,
  ),
  [routePaths.result]: lazyComponent(
    async () => (await import('../features/ideaSubmission/ResultPage')).ResultPage,
  ),
  [routePaths.examples]: headingOnlyPage(routePaths.examples),
  [routePaths.community]: headingOnlyPage(routePaths.community),
  [routePaths.crm]: lazyComponent(async () => {
    const [{ CrmPage }] = await Promise.all([
      import('../features/crm/CrmPage'),
      // With its tab at hand the page is shown whole. An address without a tab has the default one.
      crmTabContents[crmTabOf(window.location.search)].preload(),
    ]);
    return CrmPage;
  }),
  [routePaths.signIn]: lazyComponent(
    async () => (await import('../features/auth/SignInPage')).SignInPage,
  ),
  [routePaths.signUp]: lazyComponent(
    async () => (await import('../features/auth/SignUpPage')).SignUpPage,
  ),
  [routePaths.forgotPassword]: lazyComponent(
    async () => (await import('../features/auth/ForgotPasswordPage')).ForgotPasswordPage,
  ),
  [routePaths.verify]: lazyComponent(
    async () => (await import('../features/auth/VerifyPage')).VerifyPage,
  ),
  [routePaths.verifyLogin]: lazyComponent(
    async () => (await import('../features/auth/VerifyLoginPage')).VerifyLoginPage,
  ),
  [routePaths.reset]: lazyComponent(
    async () => (await import('../features/auth/ResetPasswordPage')).ResetPasswordPage,
  ),
  [routePaths.profile]: lazyComponent(
    async () => (await import('../features/profile/ProfilePage')).ProfilePage,
  ),
  [routePaths.privacy]: headingOnlyPage(routePaths.privacy),
  [routePaths.terms]: headingOnlyPage(routePaths.terms),
  [routePaths.contact]: headingOnlyPage(routePaths.contact),
};

/** The page at every other address. */
export const notFoundRoute = lazyComponent(
  async () => (await import('../features/marketing/NotFoundPage')).NotFoundPage,
);

// As in the router, case and a trailing slash do not count.
const routesByPath = new Map(
  Object.entries(routes).map(([path, page]) => [path.toLowerCase(), page]),
);

/**
 * Fetches the script of the page at an address ahead of need. A page that is there when it is first rendered is shown
 * at once, without the pause that React makes after a fallback.
 *
 * @param address a path, with or without query and fragment
 * @returns resolves when the script is there or failed; never rejects
 */
export function preloadRoute(address: string): Promise<void> {
  const path = address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
  return (routesByPath.get(path.toLowerCase()) ?? notFoundRoute).preload();
}
