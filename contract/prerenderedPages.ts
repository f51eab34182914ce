import {
  isTabbedRoute,
  routeTabAddress,
  routeTabOf,
  routeTabs,
  type TabbedRoute,
  type RouteTab,
} from './routeTabs';
import { findRoutePath, routePaths, type RoutePath } from './routePaths';

/** Pages that work without scripts. */
const publicPages: readonly RoutePath[] = [
  routePaths.home,
  routePaths.examples,
  routePaths.community,
  routePaths.contact,
  routePaths.privacy,
  routePaths.terms,
];

/**
 * Pages that need scripts to be used. All others show stored data or data from a mail's link, and are not prerendered.
 */
const applicationPages: readonly RoutePath[] = [
  routePaths.create,
  routePaths.crm,
  routePaths.profile,
  routePaths.signIn,
  routePaths.signUp,
  routePaths.forgotPassword,
];

const prerenderedRoutes = new Set([...publicPages, ...applicationPages]);

/** A page that the build prerenders. */
export interface PrerenderedPage {
  file: string;
  /** A URL path that shows it. */
  address: string;
  /** Chunk name of the page. */
  page: string;
  /** Chunk name of the tab that it shows; empty without tabs. */
  part: string;
  /** Whether it can only be read until its script runs. */
  needsScripts: boolean;
}

const pageName = (path: RoutePath): string => (path === routePaths.home ? 'index' : path.slice(1));

const fileOf = (...names: readonly string[]): string => `${names.join('.')}.html`;

/** The file for every route that is not prerendered; the browser renders its page. */
export const shellFile = 'app.html';

const notFoundName = '404';

/** The file of the not-found page. */
export const notFoundFile = fileOf(notFoundName);

function fileOfTab(path: TabbedRoute, part: RouteTab<TabbedRoute>): string {
  const name = pageName(path);
  return part === routeTabs[path].names[0] ? fileOf(name) : fileOf(name, part);
}

function listPages(path: RoutePath): PrerenderedPage[] {
  const name = pageName(path);
  const needsScripts = applicationPages.includes(path);
  if (!isTabbedRoute(path)) {
    return [{ file: fileOf(name), address: path, page: name, part: '', needsScripts }];
  }
  return routeTabs[path].names.map((part) => {
    const address = routeTabAddress(path, part);
    return {
      file: fileOfTab(path, part),
      address,
      page: name,
      part: `${name}.${part}`,
      needsScripts,
    };
  });
}

/** Lists the pages that the build prerenders. */
export function listPrerenderedPages(): PrerenderedPage[] {
  return [
    ...[...prerenderedRoutes].flatMap(listPages),
    {
      file: notFoundFile,
      address: `/${notFoundName}`,
      page: notFoundName,
      part: '',
      needsScripts: false,
    },
  ];
}

/**
 * Returns the built file for a URL: a prerendered page, the not-found page or the shell.
 *
 * @param pathname the path of the URL
 * @param search its query, with or without the question mark
 */
export function pageFileFor(pathname: string, search: string): string {
  const path = findRoutePath(pathname);
  if (path === undefined) return notFoundFile;
  if (!prerenderedRoutes.has(path)) return shellFile;
  return isTabbedRoute(path) ? fileOfTab(path, routeTabOf(path, search)) : fileOf(pageName(path));
}
