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

// There is no network but `server`.
globalThis.fetch = (resource) => {
  complaints.push(['Unexpected request', resource]);
  return Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  complaints = [];
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  // React's warnings, failed store checks and rejected machine events are all logged as errors.
  expect(complaints).toEqual([]);
});
