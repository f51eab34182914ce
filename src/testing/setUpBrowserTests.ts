import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from './server';

// Two cores share the work of many suites: what takes a moment alone can take a second here.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out, so there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;

let complaints: unknown[][] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  complaints = [];
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts);
  });
});

afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
  // React's warnings, failed checks of the store and events that a machine refuses all come this way.
  expect(complaints).toEqual([]);
});

afterAll(() => {
  server.close();
});
