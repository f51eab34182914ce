import { screen, within } from '@testing-library/react';
import { routePaths } from '../../contract/routePaths';
import { storageKeys } from '../../contract/storageKeys';
import { renderApp } from '../testing/renderApp';
import { notFoundRoute, preloadRoute, routes } from './routes';

const heading = () => screen.findByRole('heading', { level: 1 });

test('every route shows a page with one h1 and its own title', async () => {
  const titles = new Set<string>();
  // Without a submission the result page redirects to the create page.
  const addresses = Object.values(routePaths).filter((path) => path !== routePaths.result);
  for (const path of addresses) {
    const { unmount } = await renderApp({ path });
    expect(await heading()).not.toHaveTextContent('404');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toMatch(/.+ · Ideakiln$/);
    titles.add(document.title);
    unmount();
  }
  expect(titles.size).toBe(addresses.length);
});

test('an unknown address shows the not-found page and logs its path', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await renderApp({ path: '/no/such/page?x=1' });
  expect(await heading()).toHaveTextContent('404');
  expect(screen.getByText("Oops! We couldn't find the page you're looking for.")).toBeVisible();
  expect(warn.mock.calls).toEqual([[expect.any(String), '/no/such/page']]);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/create', '/examples']);

  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Turn a product/ })).toHaveFocus();
  expect(window.location.pathname).toBe('/');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('hovering or focusing a link preloads its page', async () => {
  const { user } = await renderApp({ path: routePaths.privacy });
  const preload = jest.spyOn(routes['/examples'], 'preload');
  const link = screen.getByRole('navigation', { name: 'Main' }).querySelector('[href="/examples"]');
  if (!(link instanceof HTMLElement)) throw new Error('The header has no link to the examples.');
  await user.hover(link);
  expect(preload).toHaveBeenCalledTimes(1);
  while (document.activeElement !== link) await user.tab();
  expect(preload).toHaveBeenCalledTimes(2);
});

test('preloading resolves the same page as the router', async () => {
  const preloadCrm = jest.spyOn(routes['/crm'], 'preload');
  const preloadNotFound = jest.spyOn(notFoundRoute, 'preload');
  for (const address of ['/crm?tab=customers', '/crm#top', '/CRM/']) await preloadRoute(address);
  expect(preloadCrm).toHaveBeenCalledTimes(3);
  expect(preloadNotFound).not.toHaveBeenCalled();
  await preloadRoute('/no/such/page');
  expect(preloadNotFound).toHaveBeenCalledTimes(1);
});

test('reads only the stored values from storage and writes nothing else', async () => {
  const read = jest.spyOn(Storage.prototype, 'getItem');
  await renderApp({ path: routePaths.privacy });
  const keys = new Set(read.mock.calls.map(([key]) => key));
  expect([...keys].sort()).toEqual(Object.values(storageKeys).sort());
  expect(Object.keys(window.localStorage)).toEqual([]);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});
