import { documentTypes } from './documentType';
import { routePaths } from './routePaths';

/** The pages whose address names a tab (docs/behaviour.md#routes); the first tab is the default. */
export const routeTabs = {
  [routePaths.examples]: { parameter: 'tab', names: documentTypes },
  [routePaths.crm]: {
    parameter: 'tab',
    names: ['dashboard', 'customers', 'appointments', 'referrals', 'services'],
  },
  [routePaths.profile]: { parameter: 'section', names: ['overview', 'documents', 'plans'] },
} as const;

export type TabbedRoute = keyof typeof routeTabs;

export type RouteTab<Route extends TabbedRoute> = (typeof routeTabs)[Route]['names'][number];

/** Whether a page has tabs. */
export const isTabbedRoute = (path: string): path is TabbedRoute => path in routeTabs;

/**
 * The tab that the query of a page's address selects.
 *
 * @param search the address's query, with or without its question mark
 * @returns the tab, or the default if the query names no known one
 */
export function routeTabOf<Route extends TabbedRoute>(
  route: Route,
  search: string,
): RouteTab<Route> {
  const { parameter, names } = routeTabs[route];
  const named = new URLSearchParams(search).get(parameter);
  const tabs: readonly RouteTab<Route>[] = names;
  return tabs.find((tab) => tab === named) ?? names[0];
}

/** The address of a tab; the default tab needs no query. */
export function routeTabAddress<Route extends TabbedRoute>(
  route: Route,
  tab: RouteTab<Route>,
): string {
  const { parameter, names } = routeTabs[route];
  return tab === names[0] ? route : `${route}?${parameter}=${tab}`;
}
