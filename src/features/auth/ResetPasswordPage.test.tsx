import { act, screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi, type UserApiScenario } from '../../testing/userApiHandlers';

const passwordField = () => screen.getByLabelText(/^New Password/);
const confirmationField = () => screen.getByLabelText(/^Confirm New Password/);
const submitButton = () => screen.getByRole('button', { name: 'Update Password' });

async function submitPasswords(password: string, confirmation = password) {
  const app = await renderApp({ path: '/reset?token=t1' });
  await screen.findByRole('heading', { level: 1, name: 'Reset Password' });
  if (password !== '') await app.user.type(passwordField(), password);
  if (confirmation !== '') await app.user.type(confirmationField(), confirmation);
  await app.user.click(submitButton());
  return app;
}

const resetFails = (scenario: UserApiScenario<'reset'>) => setUserApi(server, 'reset', scenario);

test('without a token there is no form but a link to request a new one', async () => {
  const { user } = await renderApp({ path: '/reset' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' }),
  ).toBeVisible();
  expect(screen.getByText('This password reset link is invalid or has expired.')).toBeVisible();
  expect(screen.getByText('Invalid or missing reset token.')).toBeVisible();
  expect(document.title).toBe('Invalid Reset Link · Ideakiln');
  await user.click(screen.getByRole('link', { name: 'Request New Reset Link' }));
  await screen.findByRole('heading', { level: 1, name: 'Recover Password' });
});

test.each<[string, string, string, string, () => HTMLElement]>([
  ['nothing', '', '', 'Both password fields are required.', passwordField],
  ['one of two', 'secret', '', 'Both password fields are required.', confirmationField],
  ['five characters', '12345', '12345', 'Password must be at least 6 characters.', passwordField],
  ['two passwords', 'secret', 'Secret', "Passwords don't match.", confirmationField],
])('%s is refused beside its field', async (_what, password, confirmation, text, field) => {
  await submitPasswords(password, confirmation);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field()).toHaveFocus();
});

test('without passwords, the second field says what it lacks, too', async () => {
  await submitPasswords('');
  expect(confirmationField()).toHaveAccessibleDescription('Please repeat the password.');
});

test('success shows a message and redirects to sign-in', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  const calls = setUserApi(server, 'reset', { kind: 'success', body: {} }, pause);
  await submitPasswords('secret');
  expect(await screen.findByRole('button', { name: 'Updating Password...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  answer();
  expect(
    await screen.findByText('Password reset successfully! You can now sign in.'),
  ).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(calls.map(({ body }) => body)).toEqual([{ token: 't1', password: 'secret' }]);
});

test('success ends the session stored in this browser', async () => {
  window.localStorage.setItem('user', JSON.stringify({ id: '1', name: 'Ada', email: 'a@b.c' }));
  window.localStorage.setItem('token', 'ended');
  setUserApi(server, 'reset', { kind: 'success', body: {} });
  const { store } = await submitPasswords('secret');
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(store.getState().auth.session).toEqual({ status: 'signedOut', token: null });
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test.each([
  ['the message of the service', { kind: 'error', status: 400, message: 'Too weak.' }, 'Too weak.'],
  ['no message', { kind: 'error', status: 500 }, 'Password reset failed. Please try again.'],
  ['no network', { kind: 'offline' }, 'Password reset failed. Please try again.'],
] as const)('after %s, a message is shown and the form stays', async (_what, scenario, text) => {
  resetFails(scenario);
  await submitPasswords('secret');
  expect(await screen.findByText(text)).toBeVisible();
  expect(passwordField()).toHaveValue('secret');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
});

test('an invalid or expired link redirects to the recovery page after two seconds', async () => {
  resetFails({ kind: 'error', status: 400, message: 'This link is EXPIRED.' });
  const started = Date.now();
  await submitPasswords('secret');
  expect(await screen.findByText('This link is EXPIRED.')).toBeVisible();
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  await screen.findByRole('heading', { level: 1, name: 'Recover Password' });
  // Never earlier, even on a slow machine.
  expect(Date.now() - started).toBeGreaterThanOrEqual(2000);
});

test('leaving the page cancels the redirect', async () => {
  resetFails({ kind: 'error', status: 400, message: 'Invalid token.' });
  const { user, store } = await submitPasswords('secret');
  await screen.findByText('Invalid token.');
  await user.click(screen.getByText(/Know your password/).querySelector('a') ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(store.getState().account.passwordReset).toEqual({ status: 'form' });
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2300));
  });
  expect(window.location.pathname).toBe('/sign-in');
});
