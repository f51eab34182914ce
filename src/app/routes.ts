import type { ComponentType } from 'react';
import { findRoutePath, routePaths, type RoutePath } from '../../contract/routePaths';
import { routeTabOf } from '../../contract/routeTabs';
import { lazyResendForm } from '../features/auth/lazyResendForm';
import { crmTabContents } from '../features/crm/crmTabContents';
import { lazyComponent, type LazyComponent } from '../navigation/lazyComponent';
import { withSkeleton } from './hydration/withSkeleton';

const preloadCrmTab = (search: string): Promise<void> =>
  crmTabContents[routeTabOf(routePaths.crm, search)].preload();

/** Whether the verification page asks for an e-mail address at once: its own address has none, and no code. */
const asksForEmail = (): boolean =>
  typeof window === 'undefined' || !/[?&](?:code|email)=/.test(window.location.search);

/** A page wrapped in MUI's theme, which loads with it. */
const themedPage = (load: () => Promise<ComponentType>): LazyComponent =>
  lazyComponent(async () => {
    const [{ withTheme }, ThemedPage] = await Promise.all([
      import(/* webpackChunkName: "theme" */ '../ui/withTheme'),
      load(),
    ]);
    return withTheme(ThemedPage);
  });

/**
 * The route table (docs/behaviour.md#routes): the page at each address, each in its own chunk. A prerendered page's
 * chunk is named after its HTML file, so that the file can reference it.
 */
export const routes: Record<RoutePath, LazyComponent> = {
  [routePaths.home]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "index" */ '../features/marketing/HomePage')).HomePage,
  ),
  [routePaths.create]: themedPage(
    async () =>
      (
        await import(
          /* webpackChunkName: "create" */ '../features/ideaSubmission/create/CreatePage'
        )
      ).CreatePage,
  ),
  [routePaths.result]: themedPage(async () => {
    const [{ ResultPage }, { ResultSkeleton }] = await Promise.all([
      import(/* webpackChunkName: "result" */ '../features/ideaSubmission/result/ResultPage'),
      import(/* webpackChunkName: "result" */ '../features/ideaSubmission/ResultSkeleton'),
    ]);
    return withSkeleton(ResultPage, ResultSkeleton);
  }),
  [routePaths.examples]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "examples" */ '../features/marketing/ExamplesPage'))
        .ExamplesPage,
  ),
  [routePaths.community]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "community" */ '../features/marketing/CommunityPage'))
        .CommunityPage,
  ),
  [routePaths.crm]: themedPage(async () => {
    const [{ CrmPage }] = await Promise.all([
      import(/* webpackChunkName: "crm" */ '../features/crm/CrmPage'),
      // Load the tab as well, so that the page renders complete.
      typeof window === 'undefined' ? undefined : preloadCrmTab(window.location.search),
    ]);
    return CrmPage;
  }),
  [routePaths.signIn]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "sign-in" */ '../features/auth/SignInPage')).SignInPage,
  ),
  [routePaths.signUp]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "sign-up" */ '../features/auth/SignUpPage')).SignUpPage,
  ),
  [routePaths.forgotPassword]: themedPage(
    async () =>
      (
        await import(
          /* webpackChunkName: "forgot-password" */ '../features/auth/ForgotPasswordPage'
        )
      ).ForgotPasswordPage,
  ),
  [routePaths.verify]: themedPage(async () => {
    const [{ VerifyPage }] = await Promise.all([
      import(/* webpackChunkName: "verify" */ '../features/auth/VerifyPage'),
      // Load the form with the page if the page shows it at once.
      asksForEmail() ? lazyResendForm.preload() : undefined,
    ]);
    return VerifyPage;
  }),
  [routePaths.verifyLogin]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "VerifyLogin" */ '../features/auth/VerifyLoginPage'))
        .VerifyLoginPage,
  ),
  [routePaths.reset]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "reset" */ '../features/auth/ResetPasswordPage'))
        .ResetPasswordPage,
  ),
  [routePaths.profile]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "profile" */ '../features/profile/ProfilePage'))
        .ProfilePage,
  ),
  [routePaths.privacy]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "privacy" */ '../features/marketing/PrivacyPage'))
        .PrivacyPage,
  ),
  [routePaths.terms]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "terms" */ '../features/marketing/TermsPage')).TermsPage,
  ),
  [routePaths.contact]: themedPage(
    async () =>
      (await import(/* webpackChunkName: "contact" */ '../features/marketing/ContactPage'))
        .ContactPage,
  ),
};

/** The page at every other address. */
export const notFoundRoute = themedPage(
  async () =>
    (await import(/* webpackChunkName: "404" */ '../features/marketing/NotFoundPage')).NotFoundPage,
);

/**
 * The page at an address.
 *
 * @param pathname the path of the address
 */
export function routeAt(pathname: string): LazyComponent {
  const path = findRoutePath(pathname);
  return path === undefined ? notFoundRoute : routes[path];
}

/**
 * Preloads the chunk of the page at an address. A preloaded page renders immediately, without React's delay after a
 * fallback.
 *
 * @param address a path, with or without query and fragment
 * @returns resolves when the chunk has loaded or failed; never rejects
 */
export async function preloadRoute(address: string): Promise<void> {
  const [pathname = '', search = ''] = address.replace(/#.*$/, '').split(/(?=\?)/);
  await Promise.all([
    routeAt(pathname).preload(),
    findRoutePath(pathname) === routePaths.crm ? preloadCrmTab(search) : undefined,
  ]);
}
