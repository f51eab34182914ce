import { act, screen, waitFor } from '@testing-library/react';
import { storageKeys } from '../../../contract/storageKeys';
import { renderApp } from '../../testing/renderApp';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const submission = {
  idea: 'A map of bakeries',
  documentType: 'prd',
  response: '# Map',
  timestamp: '2026-11-21T09:30:00.000Z',
};

const signIn = () => {
  window.localStorage.setItem(storageKeys.user, JSON.stringify(user));
  window.localStorage.setItem(storageKeys.token, 'token');
};

/** Changes the shared storage like another tab. */
const elsewhere = async (change: () => void, event: StorageEventInit = {}): Promise<void> => {
  change();
  await act(async () => {
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: storageKeys.user,
        storageArea: window.localStorage,
        ...event,
      }),
    );
    await Promise.resolve();
  });
};

test.each([
  [
    'signs out',
    () => {
      ['user', 'token'].forEach((key) => {
        window.localStorage.removeItem(key);
      });
    },
    {},
  ],
  [
    'clears the storage',
    () => {
      window.localStorage.clear();
    },
    { key: null },
  ],
])('signs out when another tab %s', async (_what, change, event) => {
  signIn();
  const { store } = await renderApp({ path: '/privacy' });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  await elsewhere(change, event);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(store.getState().auth.session).toEqual({ status: 'signedOut', token: null });
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('signs in when another tab does, without writing back', async () => {
  const { store } = await renderApp({ path: '/privacy' });
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  await elsewhere(signIn);
  setItem.mockClear();
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument();
  window.dispatchEvent(new Event('pagehide'));
  expect(store.getState().auth.session).toEqual({ status: 'signedIn', user, token: 'token' });
  expect(setItem).not.toHaveBeenCalled();
});

test('the result page shows the document saved by another tab', async () => {
  window.localStorage.setItem(storageKeys.submission, JSON.stringify(submission));
  await renderApp({ path: '/result' });
  expect(await screen.findByText('Map')).toBeInTheDocument();
  const newer = { ...submission, response: '# Newer map' };
  await elsewhere(
    () => {
      window.localStorage.setItem(storageKeys.submission, JSON.stringify(newer));
    },
    { key: storageKeys.submission },
  );
  expect(await screen.findByText('Newer map')).toBeInTheDocument();
});

test('a document removed by another tab stays while it is read', async () => {
  window.localStorage.setItem(storageKeys.submission, JSON.stringify(submission));
  await renderApp({ path: '/result' });
  await elsewhere(
    () => {
      window.localStorage.clear();
    },
    { key: null },
  );
  expect(await screen.findByText('Map')).toBeInTheDocument();
});

test('ignores changes of another storage or an unknown key', async () => {
  signIn();
  await renderApp({ path: '/privacy' });
  await elsewhere(() => undefined, { key: 'foreign' });
  await elsewhere(() => undefined, { key: null, storageArea: window.sessionStorage });
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });
});

test('a stored token without a readable user stays stored', async () => {
  window.localStorage.setItem(storageKeys.user, '{"id":');
  window.localStorage.setItem(storageKeys.token, 'token');
  await renderApp({ path: '/privacy' });
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.localStorage.getItem(storageKeys.token)).toBe('token');
});
