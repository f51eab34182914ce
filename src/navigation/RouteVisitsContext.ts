import { createContext } from 'react';
import type { RouteVisits } from './routeVisits';

/** Provides the route visits to pages; `null` outside the shell. */
export const RouteVisitsContext = createContext<RouteVisits | null>(null);
