import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';

const submitButton = () => screen.getByRole('button', { name: 'Sign Up' });
const nameField = () => screen.getByRole('textbox', { name: /Full Name/ });
const emailField = () => screen.getByRole('textbox', { name: /Email Address/ });
const passwordField = () => screen.getByLabelText(/^Password/);
const confirmationField = () => screen.getByLabelText(/^Confirm Password/);

interface Typed {
  name?: string;
  email?: string;
  password?: string;
  confirmation?: string;
}

async function submitForm({
  name = ' Ada ',
  email = ' ada@example.com ',
  password = 'secret',
  confirmation = password,
}: Typed = {}) {
  const app = await renderApp({ path: '/sign-up' });
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  for (const [field, value] of [
    [nameField(), name],
    [emailField(), email],
    [passwordField(), password],
    [confirmationField(), confirmation],
  ] as const) {
    await app.user.click(field);
    await app.user.paste(value);
  }
  await app.user.click(submitButton());
  return app;
}

test('all fields are required: every empty field says so, and the first one has the focus', async () => {
  const { user } = await submitForm({ name: '  ', password: '' });
  expect(await screen.findByText('All fields are required.')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveAccessibleDescription('All fields are required.');
  expect(nameField()).toBeInvalid();
  expect(emailField()).toBeValid();
  expect(passwordField()).toHaveAccessibleDescription('Password is required.');
  expect(confirmationField()).toHaveAccessibleDescription('Please repeat the password.');
  expect(passwordField()).toBeInvalid();
  expect(confirmationField()).toBeInvalid();
  expect(passwordField()).toHaveAttribute('autocomplete', 'new-password');
  expect(nameField()).toHaveAttribute('autocomplete', 'name');

  await user.type(nameField(), 'Ada');
  expect(nameField()).toBeValid();
  expect(passwordField()).toHaveAccessibleDescription('All fields are required.');
});

test.each<[string, Typed, () => HTMLElement, string]>([
  ['an e-mail of another shape', { email: 'ada@example' }, emailField, 'Invalid email format.'],
  [
    'a password of five characters',
    { password: '12345' },
    passwordField,
    'Password must be at least 6 characters.',
  ],
  [
    'a name of 201 characters',
    { name: 'x'.repeat(201) },
    nameField,
    'Name must be at most 200 characters.',
  ],
  [
    'a name with a tab',
    { name: 'Ada\tLovelace' },
    nameField,
    'Name must not contain control characters.',
  ],
  [
    'a password of 129 characters',
    { password: 'x'.repeat(129) },
    passwordField,
    'Password must be at most 128 characters.',
  ],
  [
    'two passwords',
    { password: 'secret', confirmation: 'Secret' },
    confirmationField,
    "Passwords don't match.",
  ],
])('%s is refused beside its field; nothing is sent', async (_what, typed, field, text) => {
  await submitForm(typed);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(text);
});

test('correcting the password clears the mismatch error', async () => {
  const { user } = await submitForm({ password: 'secret', confirmation: 'secret1' });
  await screen.findByText("Passwords don't match.");
  await user.type(passwordField(), '1');
  await waitFor(() => {
    expect(screen.queryByText("Passwords don't match.")).not.toBeInTheDocument();
  });
});

test('success shows the panel until the user leaves the page', async () => {
  const calls = setUserApi(server, 'signup', { kind: 'success', status: 201, body: {} });
  const { user } = await submitForm();
  const panel = await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
  expect(panel).toHaveFocus();
  expect(document.title).toBe('Registration Successful · Ideakiln');
  expect(screen.getByText(/check your inbox for a verification link/)).toBeVisible();
  expect(
    await screen.findByText('Account created successfully! Please verify your email.'),
  ).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Ada', email: 'ada@example.com', password: 'secret' },
  ]);
  expect(screen.getByText(/^Sent to ada@example\.com\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
});

test('a pasted address is sent without its zero-width spaces', async () => {
  const calls = setUserApi(server, 'signup', { kind: 'success', status: 201, body: {} });
  await submitForm({ email: '\u200B ada@\u200Bexample.com\uFEFF' });
  await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
  expect(calls.map(({ body }) => body)).toMatchObject([{ email: 'ada@example.com' }]);
});

test.each(['Sign Up', 'Sign up again'])('the link %s shows the form again', async (name) => {
  setUserApi(server, 'signup', { kind: 'success', status: 201, body: {} });
  const { user } = await submitForm();
  await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
  await user.click(screen.getByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name: 'Sign Up' });
  expect(nameField()).toHaveValue('');
});

test.each([{ code: null }, { code: '' }, { code: {} }, {}, null, 'Created'])(
  'the response %j is a success without a code',
  async (body) => {
    setUserApi(server, 'signup', { kind: 'malformed', body });
    await submitForm();
    await screen.findByRole('heading', { level: 1, name: 'Registration Successful' });
  },
);

test('a code may be a number', async () => {
  setUserApi(server, 'signup', { kind: 'malformed', body: { code: 123456 } });
  await submitForm();
  await screen.findByRole('heading', { level: 1, name: 'Check Your Inbox' });
  expect(screen.getByRole('textbox', { name: /Verification Code/ })).toHaveValue('123456');
});

test('a response with a code leads to the prefilled code page, and from there to the verification', async () => {
  setUserApi(server, 'signup', { kind: 'success', body: { code: 'c 1' } });
  const calls = setUserApi(server, 'verify', { kind: 'success', body: {} });
  const { user } = await submitForm();
  expect(await screen.findByText('Check your email for a verification code.')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Check Your Inbox' });
  expect(window.location.pathname).toBe('/VerifyLogin');
  const field = screen.getByRole('textbox', { name: /Verification Code/ });
  expect(field).toHaveValue('c 1');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account is verified!' });
  expect(window.location.search).toBe('?code=c+1&email=ada%40example.com');
  expect(calls.map(({ query }) => query.get('code'))).toEqual(['c 1']);
});

test('the code page asks for a code if it has none', async () => {
  const { user } = await renderApp({ path: '/VerifyLogin' });
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Verification code is missing.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: /Verification Code/ });
  await user.type(field, '\u200B');
  expect(screen.getByText('Verification code is missing.')).toBeVisible();
  await user.type(field, ' a\u200Bbc\u2060 ');
  setUserApi(server, 'verify', { kind: 'success', body: {} });
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await screen.findByRole('heading', { level: 1, name: 'Your account is verified!' });
  expect(window.location.search).toBe('?code=abc');
});

test.each([
  [
    'the message of the service',
    { kind: 'error', status: 400, message: 'Name is too long.' },
    'Name is too long.',
  ],
  ['HTML in a message, as text', { kind: 'error', status: 400, message: '<b>No</b>' }, '<b>No</b>'],
  ['an error without one', { kind: 'error', status: 500 }, 'Signup failed. Please try again.'],
  ['no network', { kind: 'offline' }, 'Signup failed. Please try again later.'],
  [
    'a page instead of an answer',
    { kind: 'text', status: 200, text: '<!DOCTYPE html><title>Home</title>' },
    'Signup failed. Please try again later.',
  ],
] as const)('after %s, a message is shown and the input stays', async (_what, scenario, text) => {
  setUserApi(server, 'signup', scenario);
  await submitForm();
  expect(await screen.findByText(text)).toBeVisible();
  expect(nameField()).toHaveValue(' Ada ');
  expect(passwordField()).toHaveValue('secret');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  expect(submitButton()).toHaveFocus();
});
