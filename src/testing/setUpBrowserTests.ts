import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from './server';

// CI runs many suites on two cores, where a short wait can take several seconds.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout: it can't scroll, and nothing changes its size.
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe(): void {
    // Never reports a change.
  }
  unobserve(): void {
    // Has nothing to forget.
  }
  disconnect(): void {
    // Has nothing to forget.
  }
};

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
  // React's warnings, failed store checks and rejected machine events are all logged as errors.
  expect(complaints).toEqual([]);
});

afterAll(() => {
  server.close();
});
