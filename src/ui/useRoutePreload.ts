import { use, useCallback } from 'react';
import { RoutePreloadContext } from './RoutePreloadContext';

/**
 * Handlers for a link that fetch its page's script as soon as the user points at it or reaches it by keyboard.
 *
 * @param to the link's address inside the application
 */
export function useRoutePreload(to: string): { onPointerEnter: () => void; onFocus: () => void } {
  const preloadRoute = use(RoutePreloadContext);
  const preload = useCallback(() => {
    void preloadRoute(to);
  }, [preloadRoute, to]);
  return { onPointerEnter: preload, onFocus: preload };
}
