import { setupServer } from 'msw/node';

/** The network of the browser tests: every request fails until a test adds a handler. */
export const server = setupServer();
