import { createContext } from 'react';

/** Preloads the chunk of the page at an address, which may have a query; does nothing outside the application. */
export const RoutePreloadContext = createContext<(address: string) => Promise<void>>(() =>
  Promise.resolve(),
);
