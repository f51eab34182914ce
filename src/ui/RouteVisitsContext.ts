import { createContext } from 'react';
import type { RouteVisits } from './routeVisits';

/** Where a page learns that the user is taken to it; `null` outside the application's shell. */
export const RouteVisitsContext = createContext<RouteVisits | null>(null);
