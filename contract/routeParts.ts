import { documentTypes } from './documentType';
import { routePaths } from './routePaths';

/** Pages whose URL selects a tab (docs/behaviour.md#routes); the first tab is the default. */
export const routeParts = {
  [routePaths.examples]: { parameter: 'tab', names: documentTypes },
  [routePaths.crm]: {
    parameter: 'tab',
    names: ['dashboard', 'customers', 'appointments', 'referrals', 'services'],
  },
  [routePaths.profile]: { parameter: 'section', names: ['overview', 'documents', 'plans'] },
} as const;

export type TabbedRoute = keyof typeof routeParts;

export type RoutePart<Route extends TabbedRoute> = (typeof routeParts)[Route]['names'][number];

/** Whether a page has tabs. */
export const isTabbedRoute = (path: string): path is TabbedRoute => path in routeParts;

/**
 * Returns the tab that a URL selects.
 *
 * @param search the query of the URL, with or without its question mark
 * @returns the tab, or the default if the query names no existing tab
 */
export function routePartOf<Route extends TabbedRoute>(
  route: Route,
  search: string,
): RoutePart<Route> {
  const { parameter, names } = routeParts[route];
  const named = new URLSearchParams(search).get(parameter);
  const parts: readonly RoutePart<Route>[] = names;
  return parts.find((part) => part === named) ?? names[0];
}

/** The URL path of a tab; the default tab needs no query. */
export function routePartAddress<Route extends TabbedRoute>(
  route: Route,
  part: RoutePart<Route>,
): string {
  const { parameter, names } = routeParts[route];
  return part === names[0] ? route : `${route}?${parameter}=${part}`;
}
