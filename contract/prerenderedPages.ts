import {
  isTabbedRoute,
  routeTabAddress,
  routeTabOf,
  routeTabs,
  type TabbedRoute,
  type RouteTab,
} from './routeTabs';
import { findRoutePath, routePaths, type RoutePath } from './routePaths';

/** The pages that are read, and work without scripts. */
const publicPages: readonly RoutePath[] = [
  routePaths.home,
  routePaths.examples,
  routePaths.community,
  routePaths.contact,
  routePaths.privacy,
  routePaths.terms,
];

/** The pages that are worked with. The others show what the browser keeps, or what a mail's link carries. */
const applicationPages: readonly RoutePath[] = [
  routePaths.create,
  routePaths.crm,
  routePaths.profile,
  routePaths.signIn,
  routePaths.signUp,
  routePaths.forgotPassword,
];

const prerenderedRoutes = new Set([...publicPages, ...applicationPages]);

/** A page that the build renders ahead of time. */
export interface PrerenderedPage {
  file: string;
  /** An address that shows it, within the product. */
  address: string;
  /** The name of its script. */
  page: string;
  /** The name that the script of the part it shows has, if that part has one of its own. */
  part: string;
  /** Whether it can be read only, as long as no script runs. */
  needsScripts: boolean;
}

const pageName = (path: RoutePath): string => (path === routePaths.home ? 'index' : path.slice(1));

const fileOf = (...names: readonly string[]): string => `${names.join('.')}.html`;

/** The file that makes up the page in the browser, for every address that is not prerendered. */
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

/** What the build renders ahead of time. */
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
 * The built file that shows an address of the product: a prerendered page, the not-found page, or the shell.
 *
 * @param pathname the path of the address
 * @param search its query, with or without the question mark
 */
export function pageFileFor(pathname: string, search: string): string {
  const path = findRoutePath(pathname);
  if (path === undefined) return notFoundFile;
  if (!prerenderedRoutes.has(path)) return shellFile;
  return isTabbedRoute(path) ? fileOfTab(path, routeTabOf(path, search)) : fileOf(pageName(path));
}
