import { documentTypes } from './documentType';
import { routePaths } from './routePaths';

/** The pages with tabs that are part of their address (docs/behaviour.md#routes); the first tab is the default. */
export const routeParts = {
  [routePaths.examples]: { parameter: 'tab', names: documentTypes },
  [routePaths.crm]: {
    parameter: 'tab',
    names: ['dashboard', 'customers', 'appointments', 'referrals', 'services'],
  },
  [routePaths.profile]: { parameter: 'section', names: ['overview', 'documents', 'plans'] },
} as const;

export type PartedRoute = keyof typeof routeParts;

export type RoutePart<Route extends PartedRoute> = (typeof routeParts)[Route]['names'][number];

/** Whether a page shows one of several parts. */
export const isPartedRoute = (path: string): path is PartedRoute => path in routeParts;

/**
 * The part that an address of a page asks for.
 *
 * @param search the address's query, with or without its question mark
 * @returns the part, or the default where the query names none that there is
 */
export function routePartOf<Route extends PartedRoute>(
  route: Route,
  search: string,
): RoutePart<Route> {
  const { parameter, names } = routeParts[route];
  const named = new URLSearchParams(search).get(parameter);
  const parts: readonly RoutePart<Route>[] = names;
  return parts.find((part) => part === named) ?? names[0];
}

/** The address of a part; the default one needs no query. */
export function routePartAddress<Route extends PartedRoute>(
  route: Route,
  part: RoutePart<Route>,
): string {
  const { parameter, names } = routeParts[route];
  return part === names[0] ? route : `${route}?${parameter}=${part}`;
}
