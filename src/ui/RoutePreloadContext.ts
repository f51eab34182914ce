import { createContext } from 'react';

/** Fetches the script of the page at an address, which may carry a query; does nothing outside the application. */
export const RoutePreloadContext = createContext<(address: string) => Promise<void>>(() =>
  Promise.resolve(),
);
