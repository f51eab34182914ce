import { screen } from '@testing-library/react';
import { storageKeys } from '../../contract/storageKeys';
import { renderApp } from '../testing/renderApp';
import { button, prd } from '../testing/resultPage';
import { server } from '../testing/server';
import { setUserApi } from '../testing/userApiHandlers';

// `npm run dev` runs each effect twice: it mounts, cleans up and mounts again. These components end something when the
// user leaves, and must not do so when they appear.

async function openStrict(path: string) {
  window.localStorage.setItem(storageKeys.submission, JSON.stringify(prd));
  const app = await renderApp({ path, isStrict: true });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('the editor stays open, and an unchanged text is closed by leaving', async () => {
  const { user, store } = await openStrict('/result');
  await user.click(button('Edit'));
  expect(await screen.findByRole('textbox', { name: 'Document text' })).toHaveValue(prd.response);
  expect(store.getState().workbench?.work.status).toBe('editing');
  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  expect(store.getState().workbench?.work.status).toBe('reading');
});

test('the dialogs of a document stay open', async () => {
  const { user } = await openStrict('/result');
  await user.click(button('Get Expert Feedback'));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the dialog of a record stays open', async () => {
  const { user } = await openStrict('/crm?tab=customers');
  await user.click(await screen.findByRole('button', { name: 'Add Customer' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('the message of a failed sign-in stays', async () => {
  setUserApi(server, 'login', { kind: 'error', status: 401 });
  const { user } = await openStrict('/sign-in');
  await user.type(screen.getByRole('textbox', { name: /Email Address/ }), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'a password');
  await user.click(button('Sign In'));
  expect(await screen.findByRole('alert')).toBeVisible();
});
