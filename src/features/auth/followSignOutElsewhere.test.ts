import { act, screen, waitFor } from '@testing-library/react';
import { storageKeys } from '../../../contract/storedValues';
import { renderApp } from '../../testing/renderApp';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };

async function openSignedIn() {
  window.localStorage.setItem(storageKeys.user, JSON.stringify(user));
  window.localStorage.setItem(storageKeys.token, 'token');
  await renderApp({ path: '/privacy' });
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument();
}

const tell = (event: StorageEventInit): void => {
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { storageArea: window.localStorage, ...event }),
    );
  });
};

test.each([
  ['the user is removed', { key: storageKeys.user, oldValue: '{}', newValue: null }],
  ['the token is removed', { key: storageKeys.token, oldValue: 'token', newValue: null }],
  ['everything is removed', { key: null }],
])('signs out when in another tab %s', async (_what, event) => {
  await openSignedIn();
  tell(event);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
  await waitFor(() => {
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

test.each([
  ['another value', { key: storageKeys.submission, newValue: null }],
  ['a new token', { key: storageKeys.token, newValue: 'token-2' }],
  ['another storage', { key: null, storageArea: window.sessionStorage }],
])('stays signed in when it is %s that changed', async (_what, event) => {
  await openSignedIn();
  tell(event);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});
