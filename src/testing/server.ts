import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The network of a test file that imports it: every request fails until a test adds a handler, except that a sign-out is
 * always confirmed.
 */
export const server = setupServer(
  http.post('*/api/logout', () => new HttpResponse(null, { status: 204 })),
);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

afterEach(() => {
  server.resetHandlers();
});

afterAll(() => {
  server.close();
});
