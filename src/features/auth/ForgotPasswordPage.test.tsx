import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi, type UserApiScenario } from '../../testing/userApiHandlers';

const done = { kind: 'success', body: {} } as const;
const sentText =
  'If the email exists in our system, we will send you a link to reset your password.';
const emailField = () => screen.getByRole('textbox', { name: /Email Address/ });
const submitButton = () => screen.getByRole('button', { name: 'Recover Password' });
const resendButton = () => screen.getByRole('button', { name: /^Didn't get a link/ });

/** How far the application's clock is ahead, in seconds. */
let passed = 0;
const now = () => new Date(Date.now() + passed * 1000);

beforeEach(() => {
  passed = 0;
});

async function submitAddress(scenario: UserApiScenario<'forgot'> = done) {
  const calls = setUserApi(server, 'forgot', scenario);
  const app = await renderApp({ path: '/forgot-password', now });
  await screen.findByRole('heading', { level: 1, name: 'Recover Password' });
  await app.user.type(emailField(), ' ada@example.com ');
  await app.user.click(submitButton());
  return { ...app, calls };
}

test('the e-mail address is required and validated', async () => {
  const { user } = await renderApp({ path: '/forgot-password' });
  await screen.findByRole('heading', { level: 1, name: 'Recover Password' });
  await user.click(submitButton());
  expect(await screen.findByText('Email is required.')).toBeVisible();
  await user.type(emailField(), 'ada');
  expect(await screen.findByText('Invalid email format.')).toBeVisible();
  expect(screen.getByText(/No account yet/).querySelector('a')).toHaveAttribute('href', '/sign-up');
});

test('the button shows that the call is running; then the sent state appears, whether or not the account exists', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  const app = await renderApp({ path: '/forgot-password' });
  await screen.findByRole('heading', { level: 1, name: 'Recover Password' });
  const calls = setUserApi(server, 'forgot', done, pause);
  await app.user.type(emailField(), ' ada@example.com ');
  await app.user.click(submitButton());
  expect(await screen.findByRole('button', { name: 'Verifying...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveFocus();
  await app.user.keyboard('{Enter}');
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reset link sent' })).toHaveFocus();
  expect(document.title).toBe('Reset link sent · Ideakiln');
  // On the page and in the toast.
  expect((await screen.findAllByText(sentText)).length).toBeGreaterThan(0);
  expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(resendButton()).toHaveAccessibleName(/^Didn't get a link\? Resend in (30|29)s$/);
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
});

test('a failure shows a message and keeps the address', async () => {
  await submitAddress({ kind: 'error', status: 500, message: 'Not this one.' });
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(emailField()).toHaveValue('ada@example.com');
});

test('the countdown follows the clock across pages, and resending restarts it', async () => {
  const resent = setUserApi(server, 'resend', done);
  const { user } = await submitAddress();
  await screen.findByRole('heading', { level: 1, name: 'Reset link sent' });
  // As after a computer wakes from sleep: no timer has run.
  passed += 10;
  expect(await screen.findByRole('button', { name: /Resend in (20|1\d)s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await user.click(screen.getByText(/No account yet/).querySelector('a') ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  passed += 10;
  window.history.back();
  expect(await screen.findByRole('button', { name: /Resend in (10|\d)s$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  passed += 10;
  const open = await screen.findByRole('button', { name: "Didn't get a link? Resend" });
  expect(open).toHaveAttribute('aria-disabled', 'false');
  await user.click(open);
  expect(await screen.findByText('Reset link resent. Check your inbox.')).toBeVisible();
  expect(resendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(resendButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(resent.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
});

test('a failed resend shows a message and keeps the button enabled; another address starts over', async () => {
  setUserApi(server, 'resend', { kind: 'error', status: 500 });
  const { user } = await submitAddress();
  await screen.findByRole('heading', { level: 1, name: 'Reset link sent' });
  passed = 30;
  await waitFor(() => {
    expect(resendButton()).toHaveAttribute('aria-disabled', 'false');
  });
  await user.click(resendButton());
  expect(await screen.findByText('Failed to resend reset link.')).toBeVisible();
  expect(resendButton()).toHaveAttribute('aria-disabled', 'false');
  await user.click(screen.getByRole('button', { name: 'Use another email address' }));
  expect(emailField()).toHaveValue('');
});

test('no request is sent before the countdown ends', async () => {
  const resent = setUserApi(server, 'resend', done);
  const { store } = await submitAddress();
  await screen.findByRole('heading', { level: 1, name: 'Reset link sent' });
  const { resendResetLink } = await import('./recoverPassword');
  await act(() => store.dispatch(resendResetLink()));
  expect(resent).toEqual([]);
});
