import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, delay, type HttpHandler } from 'msw';
import type { UserEvent } from '@testing-library/user-event';
import { renderApp } from '../../testing/renderApp';
import { server } from '../../testing/server';
import { setUserApi } from '../../testing/userApiHandlers';

/** How a call ends. */
interface Endings {
  done: RegExp;
  /** A response with an error status. */
  refused: RegExp;
  /** No readable response. */
  unanswered: RegExp;
}

interface Call extends Endings {
  path: string;
  /** Makes the call; the page's own state may make it. */
  make: (user: UserEvent) => Promise<void>;
  open: string;
  /** Whether status 204 is a success. */
  takesEmpty: boolean;
  body: object;
}

async function fillIn(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.click(await screen.findByLabelText(new RegExp(`^${label}`)));
    await user.paste(value);
  }
}

const press = async (user: UserEvent, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
};

const calls: Record<string, Call> = {
  login: {
    path: 'login',
    open: '/sign-in',
    make: async (user) => {
      await fillIn(user, { 'Email Address': 'ada@example.com', Password: 'secret' });
      await press(user, /^Sign In$/);
    },
    body: { token: 't', user: { id: '1', name: 'Ada', email: 'ada@example.com' } },
    takesEmpty: false,
    done: /^Signed in successfully!$/,
    refused: /^Incorrect email or password\.$/,
    unanswered: /^An unexpected error occurred\. Please try again\.$/,
  },
  signup: {
    path: 'signup',
    open: '/sign-up',
    make: async (user) => {
      await fillIn(user, {
        'Full Name': 'Ada',
        'Email Address': 'ada@example.com',
        Password: 'secret',
        'Confirm Password': 'secret',
      });
      await press(user, /^Sign Up$/);
    },
    body: {},
    takesEmpty: false,
    done: /^Account created successfully!/,
    refused: /^Signup failed\. Please try again\.$/,
    unanswered: /^Signup failed\. Please try again later\.$/,
  },
  forgot: {
    path: 'forgot',
    open: '/forgot-password',
    make: async (user) => {
      await fillIn(user, { 'Email Address': 'ada@example.com' });
      await press(user, /^Recover Password$/);
    },
    body: {},
    takesEmpty: true,
    done: /^Reset link sent$/,
    refused: /^Something went wrong\. Please try again later\.$/,
    unanswered: /^Something went wrong\. Please try again later\.$/,
  },
  resend: {
    path: 'resend',
    open: '/forgot-password',
    make: async (user) => {
      await fillIn(user, { 'Email Address': 'ada@example.com' });
      await press(user, /^Recover Password$/);
      await screen.findByRole('heading', { name: 'Reset link sent' });
      // Skip the wait before the next request, as when a computer wakes from sleep.
      const later = Date.now() + 31_000;
      const begun = performance.now();
      jest.spyOn(Date, 'now').mockImplementation(() => later + performance.now() - begun);
      const button = await screen.findByRole('button', { name: /^Didn't get a link/ });
      await waitFor(() => {
        expect(button).toHaveAttribute('aria-disabled', 'false');
      });
      await user.click(button);
    },
    body: {},
    takesEmpty: true,
    done: /^Reset link resent\. Check your inbox\.$/,
    refused: /^Failed to resend reset link\.$/,
    unanswered: /^Failed to resend reset link\.$/,
  },
  verify: {
    path: 'verify',
    open: '/verify?code=abc&email=ada@example.com',
    make: () => Promise.resolve(),
    body: {},
    takesEmpty: true,
    done: /^Account verified! You can now log in\.$/,
    refused: /^Verification failed\. Try again\.$/,
    unanswered: /^Verification failed\. Try again\.$/,
  },
  reverify: {
    path: 'reverify',
    open: '/verify?code=abc&email=ada@example.com',
    make: async (user) => {
      await press(user, /^Resend Verification Email$/);
    },
    body: {},
    takesEmpty: true,
    done: /^Verification email resent\. Check your inbox\.$/,
    refused: /^Failed to resend verification email\.$/,
    unanswered: /^Failed to resend verification email\.$/,
  },
  reset: {
    path: 'reset',
    open: '/reset?token=t1',
    make: async (user) => {
      await fillIn(user, { 'New Password': 'secret', 'Confirm New Password': 'secret' });
      await press(user, /^Update Password$/);
    },
    body: {},
    takesEmpty: true,
    done: /^Password reset successfully! You can now sign in\.$/,
    refused: /^Password reset failed\. Please try again\.$/,
    unanswered: /^Password reset failed\. Please try again\.$/,
  },
};

interface Fault {
  answer: (body: object, request: Request) => Response | Promise<Response>;
  ending: (call: Call) => RegExp;
}

const json = { headers: { 'content-type': 'application/json' } };

/** A body that stays open until the signal aborts it. */
const halfBody = (signal: AbortSignal) =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"token":'));
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
        });
      },
    }),
    json,
  );

const faults: Record<string, Fault> = {
  'is refused': { answer: () => HttpResponse.error(), ending: (call) => call.unanswered },
  'is reset in the body': {
    answer: () => halfBody(AbortSignal.timeout(10)),
    ending: (call) => call.unanswered,
  },
  'gets no answer': {
    answer: async () => {
      await delay('infinite');
      return HttpResponse.error();
    },
    ending: (call) => call.unanswered,
  },
  'gets half a body that never ends': {
    answer: (_body, { signal }) => halfBody(signal),
    ending: (call) => call.unanswered,
  },
  'gets 500 and HTML': {
    answer: () => HttpResponse.html('<!doctype html><h1>Bad Gateway</h1>', { status: 500 }),
    ending: (call) => call.refused,
  },
  'gets truncated JSON': {
    answer: () => new HttpResponse('{"token":"t","user":{"id', json),
    ending: (call) => call.unanswered,
  },
  'gets JSON as plain text': {
    answer: (body) => HttpResponse.text(JSON.stringify(body)),
    ending: (call) => call.done,
  },
  'is redirected to a page': {
    answer: () => new HttpResponse(null, { status: 302, headers: { location: '/somewhere' } }),
    ending: (call) => call.unanswered,
  },
  'gets 204': {
    answer: () => new HttpResponse(null, { status: 204 }),
    ending: (call) => (call.takesEmpty ? call.done : call.refused),
  },
};

// One function makes all calls, so each fault is tried with one of them; the others try one fault for each ending.
const oneForEachEnding = ['gets no answer', 'gets 500 and HTML', 'gets 204'];
const table = Object.entries(calls).flatMap(([name, call]) =>
  Object.entries(faults)
    .filter(([what]) => name === 'login' || oneForEachEnding.includes(what))
    .map(([what, fault]) => ({ name, what, call, fault })),
);

// Shorten the call's timeout. Don't use a jest mock: Testing Library would mistake it for fake timers.
const wait = setTimeout;
const shortened = (run: () => void, time?: number) => wait(run, time === 30_000 ? 300 : time);
beforeAll(() => {
  globalThis.setTimeout = Object.assign(shortened, wait);
});
afterAll(() => {
  globalThis.setTimeout = wait;
});

test.each(table)('/$name that $what ends with a message, and can be retried', async (row) => {
  const { call, fault } = row;
  const answer = ({ request }: { request: Request }) => fault.answer(call.body, request);
  const handlers: HttpHandler[] = [
    http.all(`*/api/${call.path}`, answer),
    http.get('*/somewhere', () => HttpResponse.html('<!doctype html>')),
  ];
  server.use(...handlers);
  // The preceding calls.
  if (row.name === 'resend') setUserApi(server, 'forgot', { kind: 'success', body: {} });
  if (row.name === 'reverify') setUserApi(server, 'verify', { kind: 'error', status: 400 });
  const { user } = await renderApp({ path: call.open, now: () => new Date(Date.now()) });
  await call.make(user);
  expect((await screen.findAllByText(fault.ending(call))).length).toBeGreaterThan(0);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /\.\.\.$/ })).toBeNull();
  });
  expect(screen.queryByRole('progressbar')).toBeNull();
});
