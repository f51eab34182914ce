import {
  isTabbedRoute,
  routeTabAddress,
  routeTabOf,
  routeTabs,
  type TabbedRoute,
  type RouteTab,
} from './routeTabs';
import { findRoutePath, routePaths, type RoutePath } from './routePaths';

/**
 * How a page behaves without its script: a `public` one works; an `application` can be read, but not used; a `personal`
 * one is empty, because its content depends on stored data or on a link in a mail, so that only the browser can render
 * it.
 *
 * The keys are literals, because the minifier would keep computed ones in the browser's script, which does not use this
 * table.
 */
const pageKinds: Record<RoutePath, 'public' | 'application' | 'personal'> = {
  '/': 'public',
  '/create': 'application',
  '/result': 'personal',
  '/examples': 'public',
  '/community': 'public',
  '/crm': 'application',
  '/sign-in': 'application',
  '/sign-up': 'application',
  '/forgot-password': 'application',
  '/verify': 'personal',
  '/VerifyLogin': 'personal',
  '/reset': 'personal',
  '/profile': 'application',
  '/privacy': 'public',
  '/terms': 'public',
  '/contact': 'public',
};

/** Lists the paths of the public pages. */
export const listPublicPaths = (): RoutePath[] =>
  Object.values(routePaths).filter((path) => pageKinds[path] === 'public');

/** What a personal page shows for a query. */
interface View {
  /** Part of the file name; empty for the first view. */
  name: string;
  /** A query that shows it. */
  search: string;
  shows: (query: URLSearchParams) => boolean;
}

const has = (query: URLSearchParams, name: string): boolean => (query.get(name) ?? '') !== '';

const personalViews: Partial<Record<RoutePath, readonly View[]>> = {
  [routePaths.verify]: [
    { name: '', search: '?code=code', shows: (query) => has(query, 'code') },
    {
      name: 'missing',
      search: '',
      // With an e-mail address and no code, the page names the address: the browser renders it.
      shows: (query) => !has(query, 'code') && !has(query, 'email'),
    },
  ],
  [routePaths.reset]: [
    { name: '', search: '?token=token', shows: (query) => has(query, 'token') },
    { name: 'missing', search: '', shows: (query) => !has(query, 'token') },
  ],
};

const viewsOf = (path: RoutePath): readonly View[] =>
  personalViews[path] ?? [{ name: '', search: '', shows: () => true }];

/** A page that the build prerenders. */
export interface PrerenderedPage {
  file: string;
  /** A URL path that shows it. */
  address: string;
  /** Chunk name of the page. */
  page: string;
  /** Chunk name of the tab or view that it shows, if that has a separate chunk. */
  part: string;
  /** Whether it is inert until its script runs. */
  needsScripts: boolean;
  /** Whether its content depends on stored data or on a mail's link, so that it is empty without scripts. */
  isPersonal: boolean;
}

const pageName = (path: RoutePath): string => (path === routePaths.home ? 'index' : path.slice(1));

const fileOf = (...names: readonly string[]): string =>
  `${names.filter((name) => name !== '').join('.')}.html`;

/** The file for an address that is not prerendered; the browser renders its page. */
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
  const isPersonal = pageKinds[path] === 'personal';
  const needsScripts = pageKinds[path] !== 'public';
  if (!isTabbedRoute(path)) {
    return viewsOf(path).map((view) => ({
      file: fileOf(name, view.name),
      address: path + view.search,
      page: name,
      part: `${name}.${view.name}`,
      needsScripts,
      isPersonal,
    }));
  }
  return routeTabs[path].names.map((part) => {
    const address = routeTabAddress(path, part);
    return {
      file: fileOfTab(path, part),
      address,
      page: name,
      part: `${name}.${part}`,
      needsScripts,
      isPersonal,
    };
  });
}

/** Lists the pages that the build prerenders. */
export function listPrerenderedPages(): PrerenderedPage[] {
  return [
    ...Object.values(routePaths).flatMap(listPages),
    {
      file: notFoundFile,
      address: `/${notFoundName}`,
      page: notFoundName,
      part: '',
      needsScripts: false,
      isPersonal: false,
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
  if (isTabbedRoute(path)) return fileOfTab(path, routeTabOf(path, search));
  const query = new URLSearchParams(search);
  const view = viewsOf(path).find(({ shows }) => shows(query));
  return view === undefined ? shellFile : fileOf(pageName(path), view.name);
}
