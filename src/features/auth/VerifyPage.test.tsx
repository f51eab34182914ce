import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';

const path = '/verify?code=abc&email=ada@example.com';
const resendButton = () => screen.findByRole('button', { name: 'Resend Verification Email' });

test('a code is verified once, even under double effects, and leads to sign-in', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  const calls = setUserApi(server, 'verify', { kind: 'success', body: {} }, pause);
  const { user } = await renderApp({ path, isStrict: true });
  expect(await screen.findByText('Verifying your account...')).toBeVisible();
  answer();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your account is verified!' }),
  ).toBeVisible();
  expect(await screen.findByText('Account verified! You can now log in.')).toBeVisible();
  expect(calls.map(({ query }) => query.get('code'))).toEqual(['abc']);

  await user.click(screen.getByRole('link', { name: 'Go to Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Your account is verified!' });
  expect(calls).toHaveLength(1);
});

test('the result takes the focus only after an interaction', async () => {
  for (const acts of [false, true]) {
    let answer: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => (answer = resolve));
    setUserApi(server, 'verify', { kind: 'success', body: {} }, pause);
    const { user, unmount } = await renderApp({ path });
    await screen.findByText('Verifying your account...');
    if (acts) await user.keyboard('{Shift}');
    answer();
    const heading = await screen.findByRole('heading', { name: 'Your account is verified!' });
    expect(heading === document.activeElement).toBe(acts);
    unmount();
  }
});

test.each([
  ['the message of the service', 'This code has expired.', 'This code has expired.'],
  ['a sentence of ours without one', undefined, 'Verification failed. Try again.'],
])('a failure shows %s, then the failed state', async (_what, message, text) => {
  setUserApi(server, 'verify', {
    kind: 'error',
    status: 400,
    ...(message === undefined ? {} : { message }),
  });
  await renderApp({ path });
  expect(await screen.findByText(text)).toBeVisible();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Verification link expired or failed.' }),
  ).toBeVisible();
  expect(await resendButton()).toHaveAttribute('aria-disabled', 'false');
});

test('an HTML response is a failure, whatever its status', async () => {
  setUserApi(server, 'verify', { kind: 'text', status: 200, text: '<!doctype html>' });
  await renderApp({ path });
  expect(await screen.findByText('Verification failed. Try again.')).toBeVisible();
});

test('the verification e-mail is sent again', async () => {
  setUserApi(server, 'verify', { kind: 'error', status: 400 });
  const calls = setUserApi(server, 'reverify', { kind: 'success', body: {} });
  const { user } = await renderApp({ path: '/verify?code=abc&email=ada+bees@example.com' });
  await user.click(await resendButton());
  expect(await screen.findByText('Verification email resent. Check your inbox.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada+bees@example.com' }]);
});

test('the resend button keeps the focus while sending and does not send twice', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  setUserApi(server, 'verify', { kind: 'error', status: 400 });
  const calls = setUserApi(server, 'reverify', { kind: 'success', body: {} }, pause);
  const { user } = await renderApp({ path });
  const button = await resendButton();
  act(() => {
    button.focus();
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  answer();
  expect(await screen.findByText('Verification email resent. Check your inbox.')).toBeVisible();
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(button).toHaveFocus();
  expect(calls).toHaveLength(1);
});

test.each([
  ['the message of the service', 'Too many requests.', 'Too many requests.'],
  ['a sentence of ours without one', undefined, 'Failed to resend verification email.'],
])('a failed resend shows %s', async (_what, message, text) => {
  setUserApi(server, 'verify', { kind: 'error', status: 400, message: 'no' });
  setUserApi(server, 'reverify', {
    kind: 'error',
    status: 429,
    ...(message === undefined ? {} : { message }),
  });
  const { user } = await renderApp({ path });
  await user.click(await resendButton());
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(async () => {
    expect(await resendButton()).toHaveAttribute('aria-disabled', 'false');
  });
});

test('without a code no call is made; without an e-mail nothing can be sent', async () => {
  const { user } = await renderApp({ path: '/verify' });
  expect(await screen.findByText('Verification code is missing.')).toBeVisible();
  await user.click(await resendButton());
  expect(await screen.findByText('Email is missing. Cannot resend code.')).toBeVisible();
});

test('without a code, such as after an early sign-in, the page explains where to find the link', async () => {
  await renderApp({ path: '/verify?email=ada%40example.com' });
  expect(
    await screen.findByText(
      'Open the link in the mail that we sent to ada@example.com, or ask for a new one.',
    ),
  ).toBeVisible();
});
