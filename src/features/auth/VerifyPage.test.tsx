import { act, screen, waitFor } from '@testing-library/react';
import { addAppListener } from '../../store/addAppListener';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';
import { verificationFailed, verificationStarted } from './accountEvents';

const path = '/verify?code=abc&email=ada@example.com';
const resendButton = () => screen.findByRole('button', { name: 'Resend Verification Email' });

test('a code is verified once, even under double effects, and leads to sign-in', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  const calls = setUserApi(server, 'verify', { kind: 'success', body: {} }, pause);
  const { user } = await renderApp({ path, isStrict: true });
  expect(await screen.findByText('Verifying your account...')).toBeVisible();
  expect(document.title).toBe('Verifying your account · Ideakiln');
  answer();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your account is verified!' }),
  ).toBeVisible();
  expect(await screen.findByText('Account verified! You can now log in.')).toBeVisible();
  expect(document.title).toBe('Your account is verified · Ideakiln');
  expect(calls.map(({ query }) => query.get('code'))).toEqual(['abc']);

  await user.click(screen.getByRole('link', { name: 'Go to Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(screen.getByRole('textbox', { name: /Email Address/ })).toHaveValue('ada@example.com');
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

test('an HTML response is a failure, regardless of its status', async () => {
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

const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });
const failedHeading = 'Verification link expired or failed.';

test.each([
  ['a network error', { kind: 'offline' }],
  ['an error of the server', { kind: 'error', status: 503 }],
  ['too many calls', { kind: 'error', status: 429 }],
] as const)('after %s the same code can be tried again', async (_what, scenario) => {
  setUserApi(server, 'verify', scenario);
  const { user, toasts } = await renderApp({ path });
  await screen.findByRole('heading', { level: 1, name: failedHeading });
  expect(
    screen.getByText("We couldn't check your link. Try again, or have a new one sent."),
  ).toBeVisible();
  const calls = setUserApi(server, 'verify', { kind: 'success', body: {} });
  await user.click(tryAgain() ?? document.body);
  const heading = await screen.findByRole('heading', { name: 'Your account is verified!' });
  expect(heading).toHaveFocus();
  expect(toasts.open().map(({ text }) => text)).toEqual(['Account verified! You can now log in.']);
  expect(calls.map(({ query }) => query.get('code'))).toEqual(['abc']);
});

test.each([path, '/verify?code=abc'])(
  'the only primary button of %s is Try again',
  async (address) => {
    setUserApi(server, 'verify', { kind: 'offline' });
    await renderApp({ path: address });
    await screen.findByRole('heading', { level: 1, name: failedHeading });
    expect(tryAgain()).toHaveClass('MuiButton-contained');
    expect(await resendButton()).toHaveClass('MuiButton-outlined');
  },
);

test('the answer about the link opened before has no toast', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  setUserApi(server, 'verify', { kind: 'error', status: 400, message: 'Too old.' }, pause);
  const { store, toasts } = await renderApp({ path });
  await screen.findByText('Verifying your account...');
  act(() => {
    store.dispatch(verificationStarted({ verificationCode: 'another' }));
  });
  const late = new Promise<void>((resolve) => {
    store.dispatch(
      addAppListener({
        actionCreator: verificationFailed,
        effect: () => {
          resolve();
        },
      }),
    );
  });
  answer();
  await late;
  expect(toasts.open()).toEqual([]);
});

test('a code that the service rejects cannot be tried again', async () => {
  setUserApi(server, 'verify', { kind: 'error', status: 400 });
  await renderApp({ path });
  await screen.findByRole('heading', { level: 1, name: failedHeading });
  expect(tryAgain()).toBeNull();
});

test('without a code, such as after an early sign-in, the page first refers to the link in the mail', async () => {
  await renderApp({ path: '/verify?email=ada%40example.com' });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Verify Your Account' });
  expect(heading.nextElementSibling).toHaveTextContent(
    'Open the link we sent to ada@example.com. No mail? Have a new link sent.',
  );
  expect(screen.getByText('Verification code is missing.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each(['/verify', '/verify?code=abc'])('%s without an e-mail asks for it', async (address) => {
  setUserApi(server, 'verify', { kind: 'error', status: 400 });
  const calls = setUserApi(server, 'reverify', { kind: 'success', body: {} });
  const { user, toasts } = await renderApp({ path: address });
  await user.click(await resendButton());
  expect(await screen.findByText('Email is missing. Cannot resend code.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: /Email Address/ });
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Email is required.');
  await user.type(field, 'ada@example');
  expect(field).toHaveAccessibleDescription('Invalid email format.');
  expect(calls).toEqual([]);
  await user.type(field, '.com');
  await user.click(await resendButton());
  expect(await screen.findByText('Verification email resent. Check your inbox.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  expect(toasts.open().filter(({ text }) => text.startsWith('Email is missing'))).toEqual([]);
});

test('opened again after a reload, the entry of a verified code shows success without another call', async () => {
  const calls = setUserApi(server, 'verify', { kind: 'success', body: {} });
  const { user, unmount } = await renderApp({ path });
  const heading = { level: 1, name: 'Your account is verified!' };
  await screen.findByRole('heading', heading);
  await user.click(screen.getByRole('link', { name: 'Go to Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  unmount();

  const { toasts } = await renderApp({ path: '/sign-in' });
  window.history.back();
  await screen.findByRole('heading', heading);
  expect(calls).toHaveLength(1);
  expect(toasts.open()).toEqual([]);
});
