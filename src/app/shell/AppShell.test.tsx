import { act, fireEvent, screen, within } from '@testing-library/react';
import { routePaths } from '../../../contract/routePaths';
import { storageKeys } from '../../../contract/storageKeys';
import { renderApp } from '../../testing/renderApp';

const user = { id: '7', name: 'Ada Lovelace', email: 'ada@example.com' };

function storeSession(): void {
  window.localStorage.setItem(storageKeys.user, JSON.stringify(user));
  window.localStorage.setItem(storageKeys.token, 'abc');
}

const header = () => within(screen.getByRole('banner'));
const linksOf = (scope: HTMLElement) =>
  within(scope)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the header links to the main pages and, signed out, to Login and Sign Up', async () => {
  await renderApp();
  expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
    ['Home', '/'],
    ['Create', '/create'],
    ['Examples', '/examples'],
    ['Community', '/community'],
    ['CRM', '/crm'],
  ]);
  expect(header().getByRole('link', { name: 'Ideakiln' })).toHaveAttribute('href', '/');
  expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/sign-in');
  expect(header().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  expect(header().queryByRole('link', { name: 'Profile' })).toBeNull();
  expect(header().queryByRole('button', { name: 'Logout' })).toBeNull();
});

test('signed in, the header shows Profile and Logout instead', async () => {
  storeSession();
  await renderApp();
  expect(header().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  expect(header().getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(header().queryByRole('link', { name: 'Login' })).toBeNull();
  expect(header().queryByRole('link', { name: 'Sign Up' })).toBeNull();
});

test('Logout ends the session and navigates home', async () => {
  storeSession();
  const { store, user } = await renderApp({ path: '/crm' });
  await user.click(header().getByRole('button', { name: 'Logout' }));
  expect(store.getState().auth.session).toEqual({ status: 'signedOut', token: null });
  expect(
    await screen.findByRole('heading', { level: 1, name: /Turn a product idea/ }),
  ).toHaveFocus();
  expect(window.location.pathname).toBe('/');
  expect(header().getByRole('link', { name: 'Login' })).toBeVisible();
});

test('the second half of a double click on Logout does not follow the link that took its place', async () => {
  storeSession();
  const app = await renderApp();
  await app.user.click(header().getByRole('button', { name: 'Logout' }));
  fireEvent.click(header().getByRole('link', { name: 'Sign Up' }), { detail: 2 });
  expect(window.location.pathname).toBe('/');
  fireEvent.click(header().getByRole('link', { name: 'Sign Up' }), { detail: 1 });
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
});

test('the footer has quick links, legal links and social networks', async () => {
  await renderApp();
  const footer = within(screen.getByRole('contentinfo'));
  const column = (name: string) => footer.getByRole('navigation', { name });
  expect(linksOf(column('Quick Links'))).toEqual([
    ['Home', '/'],
    ['Create', '/create'],
    ['Examples', '/examples'],
    ['Community', '/community'],
  ]);
  expect(linksOf(column('Legal'))).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ]);
  for (const link of within(column('Social')).getAllByRole('link')) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(link).toHaveAttribute('rel', 'noreferrer');
  }
});

const markedLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

test('the header marks the current page, regardless of its query', async () => {
  const { user } = await renderApp({ path: '/crm?tab=customers' });
  expect(markedLinks()).toEqual(['CRM']);
  await user.click(header().getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  expect(markedLinks()).toEqual(['Examples']);
});

test('an unknown address below a page marks no link', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp({ path: '/crm/customers' });
  expect(markedLinks()).toEqual([]);
});

test('the skip link focuses the content and keeps the address', async () => {
  const { user } = await renderApp({ path: '/examples' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.href).toBe('http://localhost/examples');
});

// jsdom ignores media queries, so it treats the button as hidden.
describe('the menu in narrow windows', () => {
  const menuButton = () => {
    const button = header().getByText('Menu');
    expect(button).toHaveAttribute('aria-expanded');
    return button;
  };

  test('its button opens and closes it', async () => {
    const { user } = await renderApp();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    const panel = document.getElementById(menuButton().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(header().getByRole('link', { name: 'Create' }));
    expect(panel).toHaveAttribute('data-open', 'false');

    act(() => {
      menuButton().focus();
    });
    await user.keyboard('{Enter}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toHaveAttribute('data-open', 'true');
    await user.keyboard('{Enter}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes it and returns the focus', async () => {
    const { user } = await renderApp();
    await user.click(menuButton());
    await user.tab();
    expect(header().getByRole('link', { name: 'Home' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveFocus();
  });

  test('following a link closes it before the page has loaded', async () => {
    const { user } = await renderApp();
    await user.click(menuButton());
    fireEvent.click(header().getByRole('link', { name: 'Community' }));
    expect(screen.queryByRole('heading', { level: 1, name: 'Community' })).toBeNull();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await screen.findByRole('heading', { level: 1, name: 'Community' });
  });

  test('clicking or tabbing outside closes it', async () => {
    const { user } = await renderApp({ path: routePaths.privacy });
    await user.click(menuButton());
    await user.click(screen.getByRole('contentinfo'));
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');

    await user.click(menuButton());
    act(() => {
      header().getByRole('link', { name: 'Sign Up' }).focus();
    });
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });
});
