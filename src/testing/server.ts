import { setupServer } from 'msw/node';

/** The network of the browser tests: nothing answers until a test says what does. */
export const server = setupServer();
