import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteVisitsContext } from './RouteVisitsContext';
import { createRouteVisits } from './routeVisits';

interface RouteVisitsProviderProps {
  children: ReactNode;
}

/** Lets every page below know when the user is taken to it, and whether one has acted at all; stands inside the router. */
export function RouteVisitsProvider({ children }: RouteVisitsProviderProps) {
  const location = useLocation();
  const [visits] = useState(() => createRouteVisits(location));

  useEffect(() => {
    // One who is read to may click without a pointer.
    const signs = ['pointerdown', 'keydown', 'click'] as const;
    const listened = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, visits.keepTouch, listened);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, visits.keepTouch, listened);
    };
  }, [visits]);

  useEffect(() => {
    const keepScroll = () => {
      // From here on we restore it ourselves: the browser would scroll the page that is being left. Until the first
      // scroll, and for whoever reloads the page, the browser does.
      window.history.scrollRestoration = 'manual';
      visits.keepScroll(window.scrollY);
    };
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', keepScroll, { passive: true });
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      window.removeEventListener('scroll', keepScroll);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, [visits]);

  return <RouteVisitsContext value={visits}>{children}</RouteVisitsContext>;
}
