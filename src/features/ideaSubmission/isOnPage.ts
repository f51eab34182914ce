import { findRoutePath, type RoutePath } from '../../../contract/routePaths';

/**
 * Whether the address is that of a page. The address, not the visible page, because it changes as soon as the user
 * leaves, while the next page may still be loading.
 */
export const isOnPage = (path: RoutePath): boolean =>
  findRoutePath(window.location.pathname) === path;
