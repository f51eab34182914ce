// jsdom has no layout: it can't scroll, and nothing changes its size.
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe(): void {
    // Never reports a change.
  }
  unobserve(): void {
    // Nothing is observed.
  }
  disconnect(): void {
    // Nothing is observed.
  }
};

let loggedErrors: unknown[][] = [];

// Tests that need the network import `server`, which replaces this.
globalThis.fetch = (resource) => {
  loggedErrors.push(['Unexpected request', resource]);
  return Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  loggedErrors = [];
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    loggedErrors.push(parts);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  // React's warnings, failed store checks and rejected machine events are all logged as errors.
  expect(loggedErrors).toEqual([]);
});
