import { screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../../contract/storageKeys';
import { renderApp } from '../../testing/renderApp';

const nav = async () => within(await screen.findByRole('navigation', { name: 'Profile' }));
const section = (name: string) => screen.findByRole('region', { name });

test('the overview is the default, with sample values and a link to a new document', async () => {
  const { user } = await renderApp({ path: '/profile?section=nonsense' });
  const overview = within(await section('Overview'));
  for (const label of ['Joined', 'Docs Generated', 'Status']) {
    expect(overview.getByText(label)).toBeVisible();
  }
  expect(overview.getByText('14')).toBeVisible();
  expect(screen.getByText('Premium User')).toBeVisible();
  expect((await nav()).getByRole('link', { name: 'Overview' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(overview.getByRole('link', { name: '+ New Document' }));
  expect(window.location.pathname).toBe('/create');
});

test('the section is part of the address, and Back returns to the previous one', async () => {
  const { user } = await renderApp({ path: '/profile' });
  await user.click((await nav()).getByRole('link', { name: 'Documents' }));
  const documents = within(await section('Documents'));
  expect(window.location.search).toBe('?section=documents');
  for (const name of ['Project Proposal', 'Research Report', 'Meeting Notes']) {
    const download = documents.getByRole('button', { name: `Download ${name}` });
    expect(download).toHaveAccessibleDescription(/sample data .* Download does nothing/);
    await user.click(download);
  }
  await user.click((await nav()).getByRole('link', { name: 'Plans' }));
  const plans = within(await section('Plans'));
  expect(plans.getByText('Current plan')).toBeVisible();
  expect(plans.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/community');
  expect(plans.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
  window.history.back();
  await section('Documents');
});

test('Support does nothing and is described as a sample', async () => {
  const { user, store } = await renderApp({ path: '/profile' });
  const support = (await nav()).getByRole('button', { name: 'Support' });
  expect(support).toHaveAccessibleDescription(/Support isn't available yet/);
  const before = store.getState();
  await user.click(support);
  expect(store.getState()).toBe(before);
  expect(window.location.pathname).toBe('/profile');
});

test.each([
  ['signed in', true],
  ['signed out', false],
])('Logout, %s, leaves neither user nor token and goes to sign-in', async (_what, isSignedIn) => {
  window.localStorage.setItem(storageKeys.token, 'token');
  if (isSignedIn) {
    window.localStorage.setItem(
      storageKeys.user,
      JSON.stringify({ id: '1', name: 'Ada', email: 'ada@example.com' }),
    );
  }
  const { user } = await renderApp({ path: '/profile' });
  await user.click((await nav()).getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(window.location.pathname).toBe('/sign-in');
  await waitFor(() => {
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

test('the signed-in user is named beside the sample, whatever the type of the name', async () => {
  window.localStorage.setItem(storageKeys.user, JSON.stringify({ id: 7, username: 'ada' }));
  await renderApp({ path: '/profile' });
  expect(await screen.findByText('Signed in as ada')).toBeVisible();
  expect(screen.getByText('This profile is sample data')).toBeVisible();
});

test('a visitor sees sample data and no name', async () => {
  await renderApp({ path: '/profile' });
  expect(await screen.findByText('This profile is sample data')).toBeVisible();
  expect(screen.queryByText(/Signed in as/)).toBeNull();
});
