import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../../contract/storageKeys';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';

const account = { id: '1', name: 'Ada', email: 'ada@example.com' };
const submitButton = () => screen.getByRole('button', { name: 'Sign In' });
const emailField = () => screen.getByRole('textbox', { name: /Email Address/ });
const passwordField = () => screen.getByLabelText(/^Password/);

async function openSignIn() {
  const app = await renderApp({ path: '/sign-in' });
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  return app;
}

async function submitCredentials() {
  const app = await openSignIn();
  await app.user.type(emailField(), ' ada@example.com ');
  await app.user.click(passwordField());
  await app.user.paste('secret');
  await app.user.click(submitButton());
  return app;
}

test('the fields have labels and autocomplete hints for password managers', async () => {
  const { user } = await openSignIn();
  expect(emailField()).toHaveAttribute('autocomplete', 'email');
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
  expect(passwordField()).toHaveAttribute('minlength', '8');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await user.click(submitButton());
  expect(await screen.findByText('Email is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveAccessibleDescription('Email is required.');
});

test('success stores token and user, shows a message and navigates home', async () => {
  const calls = setUserApi(server, 'login', {
    kind: 'success',
    body: { token: 'secret-token', user: account },
  });
  await submitCredentials();
  expect(await screen.findByText('Signed in successfully!')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: /Turn a product idea/ });
  expect(window.location.pathname).toBe('/');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ Email: 'ada@example.com', Password: 'secret' });
  expect(calls[0]?.credentials).toBe('include');
  expect(calls[0]?.headers.get('content-type')).toBe('application/json');
  expect(calls[0]?.headers.get('authorization')).toBeNull();
  await waitFor(() => {
    expect(window.localStorage.getItem(storageKeys.token)).toBe('secret-token');
  });
  expect(JSON.parse(window.localStorage.getItem(storageKeys.user) ?? '')).toEqual(account);
});

test('Back after signing in leads to the page before the form', async () => {
  setUserApi(server, 'login', { kind: 'success', body: { token: 't', user: account } });
  const { user } = await renderApp({ path: '/community' });
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  await user.type(emailField(), 'ada@example.com');
  await user.type(passwordField(), 'secret{Enter}');
  await screen.findByRole('heading', { level: 1, name: /Turn a product idea/ });
  window.history.back();
  await waitFor(() => {
    expect(window.location.pathname).toBe('/community');
  });
});

test('a response does not take the visitor away from the page chosen meanwhile', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  setUserApi(server, 'login', { kind: 'success', body: { token: 't', user: account } }, pause);
  await submitCredentials();
  // As while the script of that page is loading: the address has changed, but the form is still on screen.
  window.history.pushState(null, '', '/crm');
  answer();
  await screen.findByText('Signed in successfully!');
  expect(window.location.pathname).toBe('/crm');
});

test('a response without a token still starts a session', async () => {
  setUserApi(server, 'login', { kind: 'success', body: { token: '', user: account } });
  const { store } = await submitCredentials();
  await screen.findByText('Signed in successfully!');
  expect(store.getState().auth.session).toMatchObject({ status: 'signedIn', token: null });
});

test('repeated submits make one call, and submitting hides a shown password', async () => {
  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  const calls = setUserApi(
    server,
    'login',
    { kind: 'error', status: 400, message: 'Wrong.' },
    pause,
  );
  const { user } = await openSignIn();
  await user.type(emailField(), 'ada@example.com');
  await user.type(passwordField(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(passwordField()).toHaveAttribute('type', 'text');
  await user.keyboard('{Tab}');
  // Twice before a render, while the button is not yet disabled.
  const form = passwordField().closest('form');
  if (form === null) throw new Error('The field has no form.');
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(passwordField()).toHaveAttribute('type', 'password');
  await user.type(passwordField(), '{Enter}');
  answer();
  expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(emailField()).toHaveValue('ada@example.com');
  expect(passwordField()).toHaveValue('secret');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
});

test('an unverified account is redirected to its verification', async () => {
  setUserApi(server, 'login', {
    kind: 'error',
    status: 400,
    message: 'Your account must be verified before you sign in.',
  });
  await submitCredentials();
  expect(
    await screen.findByText('You need to verify your account before logging in.'),
  ).toBeVisible();
  await screen.findByRole('button', { name: 'Resend Verification Email' });
  expect(window.location.pathname + window.location.search).toBe('/verify?email=ada%40example.com');
});

test('the verification keeps the address if the page was left while the call ran', async () => {
  let answer: () => void = () => undefined;
  const message = 'Your account must be verified before you sign in.';
  setUserApi(
    server,
    'login',
    { kind: 'error', status: 400, message },
    new Promise<void>((resolve) => (answer = resolve)),
  );
  const { user } = await submitCredentials();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  answer();
  await screen.findByRole('button', { name: 'Resend Verification Email' });
  expect(window.location.search).toBe('?email=ada%40example.com');
});

test.each([
  ['no network', { kind: 'offline' }],
  ['a page of HTML', { kind: 'text', status: 200, text: '<!doctype html>' }],
  ['an answer without a user', { kind: 'malformed', body: { token: 'token' } }],
] as const)('%s is an unexpected error', async (_what, scenario) => {
  setUserApi(server, 'login', scenario);
  await submitCredentials();
  expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeVisible();
});

test.each([
  [{ _id: 7, username: 'ada', roles: ['admin'] }, 'token', 'token'],
  [{}, null, null],
  [account, '', null],
  [account, 7, null],
])('a user %j with the token %j is a session, stored unchanged', async (user, token, kept) => {
  setUserApi(server, 'login', { kind: 'malformed', body: { user, token } });
  await submitCredentials();
  await screen.findByRole('button', { name: 'Logout' });
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.parse(window.localStorage.getItem(storageKeys.user) ?? '')).toEqual(user);
  expect(window.localStorage.getItem(storageKeys.token)).toBe(kept);
});

test.each([
  ['a server error', 500],
  ['a status that is no success', 202],
])('%s is an error of the service', async (_what, status) => {
  setUserApi(server, 'login', { kind: 'text', status, text: '' });
  await submitCredentials();
  expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
});

const form = () => passwordField().closest('form') ?? document.body;
const formAlert = () => within(form()).findByRole('alert');

test.each([
  ['840', 'Too many tries. Wait 14 minutes, then try again.'],
  ['1', 'Too many tries. Wait 1 minute, then try again.'],
  [undefined, 'Too many tries. Wait a few minutes, then try again.'],
])(
  'after too many tries, with Retry-After %s, the form states how long to wait',
  async (retryAfter, text) => {
    setUserApi(server, 'login', {
      kind: 'error',
      status: 429,
      message: 'Too many failed sign-ins.',
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
    await submitCredentials();
    expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
    expect(await formAlert()).toHaveTextContent(text);
  },
);

test.each([
  ['a refusal', { kind: 'error', status: 400 }, /Check your email address and password/],
  ['a broken service', { kind: 'error', status: 503 }, /isn't working right now/],
  ['no network', { kind: 'offline' }, /Check your connection/],
] as const)('%s is shown beside the form until the next try', async (_what, scenario, text) => {
  setUserApi(server, 'login', scenario);
  const { user, toasts } = await submitCredentials();
  expect(await formAlert()).toHaveTextContent(text);
  expect(toasts.open()).toHaveLength(1);
  const live = screen
    .getAllByRole('alert')
    .filter((alert) => alert.getAttribute('aria-live') !== 'off');
  expect(live).toEqual([await formAlert()]);

  let answer: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => (answer = resolve));
  setUserApi(server, 'login', scenario, pause);
  await user.click(submitButton());
  await screen.findByRole('button', { name: 'Signing in...' });
  expect(within(form()).queryByRole('alert')).toBeNull();
  expect(toasts.open()).toEqual([]);
  answer();
  await formAlert();
});

test('an address that was typed, sent or not, is filled in on the other account pages', async () => {
  const { user } = await openSignIn();
  await user.type(emailField(), ' ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Recover Password' });
  expect(emailField()).toHaveValue('ada@example.com');

  setUserApi(server, 'forgot', { kind: 'success', body: {} });
  await user.clear(emailField());
  await user.type(emailField(), 'bea@example.com{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Reset link sent' });
  expect(await screen.findByText('Requested for bea@example.com.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(emailField()).toHaveValue('bea@example.com');

  await user.clear(emailField());
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign Up' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  expect(emailField()).toHaveValue('');
});

test('leaving the page clears the error', async () => {
  setUserApi(server, 'login', { kind: 'error', status: 400 });
  const { user } = await submitCredentials();
  await formAlert();
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { level: 1, name: 'Recover Password' });
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  expect(within(form()).queryByRole('alert')).toBeNull();
});

test.each([401, 403])('%i ends the session with a message', async (status) => {
  window.localStorage.setItem(storageKeys.user, JSON.stringify(account));
  window.localStorage.setItem(storageKeys.token, 'old-token');
  const calls = setUserApi(server, 'login', { kind: 'text', status, text: '<h1>No</h1>' });
  const { store } = await submitCredentials();
  expect(await screen.findByText('Session expired. Please sign in again.')).toBeVisible();
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer old-token');
  expect(store.getState().auth.session).toEqual({ status: 'signedOut', token: null });
});
