import { use, useCallback } from 'react';
import { RoutePreloadContext } from './RoutePreloadContext';

/**
 * Event handlers that preload a link's page on hover and focus.
 *
 * @param to an internal address
 */
export function useRoutePreload(to: string): { onPointerEnter: () => void; onFocus: () => void } {
  const preloadRoute = use(RoutePreloadContext);
  const preload = useCallback(() => {
    void preloadRoute(to);
  }, [preloadRoute, to]);
  return { onPointerEnter: preload, onFocus: preload };
}
