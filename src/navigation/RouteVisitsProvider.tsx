import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteVisitsContext } from './RouteVisitsContext';
import { createRouteVisits } from './routeVisits';

interface RouteVisitsProviderProps {
  children: ReactNode;
}

/**
 * Tracks navigation, scroll positions and whether the user has interacted, for the pages below. Requires the router.
 */
export function RouteVisitsProvider({ children }: RouteVisitsProviderProps) {
  const location = useLocation();
  const [visits] = useState(() => createRouteVisits(location));

  useEffect(() => {
    // Screen readers may click without a pointer event.
    const signs = ['pointerdown', 'keydown', 'click'] as const;
    const listened = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, visits.recordInteraction, listened);
    return () => {
      for (const sign of signs)
        window.removeEventListener(sign, visits.recordInteraction, listened);
    };
  }, [visits]);

  useEffect(() => {
    const recordScroll = () => {
      // Restore the scroll position ourselves from now on: the browser would scroll the page being left. The browser
      // still does so before the first scroll and on a reload.
      window.history.scrollRestoration = 'manual';
      visits.recordScroll(window.scrollY);
    };
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', recordScroll, { passive: true });
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      window.removeEventListener('scroll', recordScroll);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, [visits]);

  return <RouteVisitsContext value={visits}>{children}</RouteVisitsContext>;
}
