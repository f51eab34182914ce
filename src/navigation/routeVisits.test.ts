import { createRouteVisits, type VisitedLocation } from './routeVisits';

const at = (key: string, pathname: string, search = '', hash = ''): VisitedLocation => ({
  key,
  pathname,
  search,
  hash,
});

test('the first load is no arrival; another page is one, once', () => {
  const visits = createRouteVisits(at('a', '/'));
  expect(visits.arrive(at('a', '/'))).toBe(false);
  expect(visits.arrive(at('b', '/create'))).toBe(true);
  expect(visits.arrive(at('b', '/create'))).toBe(false);
  expect(visits.arrive(at('a', '/'))).toBe(true);
});

test("another tab or fragment of the same page is no arrival; the page's own link is", () => {
  const visits = createRouteVisits(at('a', '/crm'));
  expect(visits.arrive(at('b', '/crm', '?tab=customers'))).toBe(false);
  expect(visits.arrive(at('c', '/crm', '?tab=customers', '#end'))).toBe(false);
  expect(visits.arrive(at('d', '/crm', '?tab=customers', '#end'))).toBe(true);
});

test('the next page is an arrival if expected', () => {
  const visits = createRouteVisits(at('a', '/'));
  visits.expectArrival();
  expect(visits.arrive(at('a', '/'))).toBe(true);
  expect(visits.arrive(at('a', '/'))).toBe(false);
});

test('there is no interaction at first', () => {
  const visits = createRouteVisits(at('a', '/'));
  expect(visits.hasInteracted()).toBe(false);
  visits.recordInteraction();
  expect(visits.hasInteracted()).toBe(true);
});

test('every history entry has its own scroll position', () => {
  const visits = createRouteVisits(at('a', '/'));
  visits.recordScroll(300);
  visits.arrive(at('b', '/create'));
  visits.recordScroll(40);
  expect(visits.scrollOf(at('a', '/'))).toBe(300);
  expect(visits.scrollOf(at('b', '/create'))).toBe(40);
  expect(visits.scrollOf(at('c', '/'))).toBe(0);
});
