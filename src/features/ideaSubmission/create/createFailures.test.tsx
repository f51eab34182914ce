import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { storageKeys } from '../../../../contract/storageKeys';
import { failureMessage } from '../../../generation/failureMessage';
import type { GenerationFailure } from '../../../generation/generationPort';
import type { AppStore } from '../../../store/storeTypes';
import { renderApp } from '../../../testing/renderApp';
import { setGeneration, type GenerationScenario } from '../../../testing/responsesStream';
import { server } from '../../../testing/server';
import { idea, now, ideaField, submitButton, submitIdea } from '../../../testing/createPage';
import { generateDocument } from '../generateDocument';
import { ideaTyped } from '../ideaSubmissionEvents';

const failures: [string, GenerationScenario, GenerationFailure][] = [
  ['an empty answer', { kind: 'stream', text: '' }, { kind: 'malformed' }],
  ['JSON without a document', { kind: 'json', body: {} }, { kind: 'malformed' }],
  ['a refusal', { kind: 'stream', text: '', end: 'refused' }, { kind: 'refused' }],
  ['401', { kind: 'error', status: 401 }, { kind: 'unauthorized', httpStatus: 401 }],
  [
    '429 with Retry-After',
    { kind: 'error', status: 429, headers: { 'retry-after': '20' } },
    { kind: 'rateLimited', retryAfterSeconds: 20 },
  ],
  [
    'an empty account',
    { kind: 'error', status: 429, code: 'insufficient_quota' },
    { kind: 'quotaExceeded' },
  ],
  ['400', { kind: 'error', status: 400 }, { kind: 'badRequest' }],
  ['413', { kind: 'error', status: 413, code: 'request_too_large' }, { kind: 'tooLong' }],
  [
    'a service for signed-in users',
    { kind: 'error', status: 400, code: 'sign_in_required' },
    { kind: 'signInRequired' },
  ],
  ['404', { kind: 'error', status: 404 }, { kind: 'misconfigured' }],
  ['500', { kind: 'error', status: 500 }, { kind: 'unavailable' }],
  ['504', { kind: 'error', status: 504 }, { kind: 'timedOut' }],
  ['no network', { kind: 'offline' }, { kind: 'offline' }],
];

test.each(failures)(
  '%s shows its own message, keeps the idea and leaves the form usable',
  async (_what, scenario, failure) => {
    setGeneration(server, scenario);
    await submitIdea();
    const alert = await screen.findByRole('heading', { name: "Couldn't finish your document" });
    expect(alert.querySelector('svg')).toBeInTheDocument();
    expect(alert.parentElement).toHaveTextContent(failureMessage(failure));
    expect(ideaField()).toHaveValue(idea);
    expect(submitButton()).toBeEnabled();
    expect(window.localStorage.getItem(storageKeys.submission)).toBeNull();
  },
);

test('a signed-in user sends the token to the companion server', async () => {
  window.localStorage.setItem(storageKeys.user, JSON.stringify({ name: 'Ada' }));
  window.localStorage.setItem(storageKeys.token, 'token-1');
  let sent: string | null = null;
  server.use(
    http.post('*/responses', ({ request }) => {
      sent = request.headers.get('authorization');
      return HttpResponse.json({ output_text: '# Whole' });
    }),
  );
  await submitIdea();
  await screen.findByRole('heading', { level: 1, name: 'Your Product Requirement Document' });
  expect(sent).toBe('Bearer token-1');
});

test('an HTML response from a proxy is an error', async () => {
  server.use(http.post('*/responses', () => HttpResponse.html('<h1>Welcome to the hotel</h1>')));
  await submitIdea();
  const heading = await screen.findByRole('heading', { name: "Couldn't finish your document" });
  expect(heading.parentElement).toHaveTextContent(failureMessage({ kind: 'malformed' }));
  expect(submitButton()).toBeEnabled();
  // Nothing arrived, so there is no draft: neither its text nor an outline of it.
  const sheet = heading.closest('section');
  expect(sheet).toHaveTextContent(/^Couldn't finish your document.*Try again$/);
  expect(within(sheet ?? document.body).queryByRole('listitem')).toBeNull();
});

test('Try again submits the current idea and rejects what Generate Document rejects', async () => {
  const requests = jest.fn();
  server.events.on('request:start', requests);
  setGeneration(server, { kind: 'error', status: 500 });
  const { user } = await submitIdea();
  const again = await screen.findByRole('button', { name: 'Try again' });
  await user.clear(ideaField());
  await user.click(again);
  expect(
    await screen.findByText('Please provide more details about your idea.'),
  ).toBeInTheDocument();
  expect(requests).toHaveBeenCalledTimes(1);
  server.events.removeAllListeners();
});

test.each<[string, GenerationScenario]>([
  ['cut mid-stream', { kind: 'stream', text: '', chunks: ['# Some text'], end: 'cut' }],
  ['ended without a word', { kind: 'stream', text: '', chunks: ['# Some text'], end: 'ended' }],
  ['incomplete', { kind: 'stream', text: '', chunks: ['# Some text'], end: 'incomplete' }],
])('an answer that is %s is kept and marked as unfinished', async (_what, scenario) => {
  setGeneration(server, scenario);
  await submitIdea();
  const heading = await screen.findByRole('heading', { name: "Couldn't finish your document" });
  expect(heading.parentElement).toHaveTextContent(failureMessage({ kind: 'truncated' }));
  expect(await screen.findByText('Some text')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download draft' })).toBeInTheDocument();
});

test('if the service rejects a visitor, the message is about the key and not about a session', async () => {
  setGeneration(server, { kind: 'error', status: 401 });
  const { toasts } = await submitIdea();
  expect(
    await screen.findByText(failureMessage({ kind: 'unauthorized', httpStatus: 401 })),
  ).toBeInTheDocument();
  expect(toasts.open()).toEqual([]);
});

test('if the service rejects a session, the session ends with a toast', async () => {
  window.localStorage.setItem(
    storageKeys.user,
    JSON.stringify({ id: '1', name: 'Ada', email: 'ada@example.com' }),
  );
  window.localStorage.setItem(storageKeys.token, 'secret');
  setGeneration(server, { kind: 'error', status: 401 });
  await submitIdea();
  expect(await screen.findByText('Session expired. Please sign in again.')).toBeInTheDocument();
  await waitFor(() => {
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

/** Submits an idea and opens another page before the service responds. */
async function leaveWhileGenerating(response: HttpResponse<JsonBodyType>) {
  let respond: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.post('*/responses', async () => {
      await isOpen;
      return response;
    }),
  );
  const app = await submitIdea();
  await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  respond();
  return app;
}

test('a document finished while another page is open shows a toast that links to it', async () => {
  const { user } = await leaveWhileGenerating(HttpResponse.json({ output_text: '# Done' }));
  expect(
    await screen.findByText('Your Product Requirement Document is ready.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View' }));
  await screen.findByRole('heading', { level: 1, name: 'Your Product Requirement Document' });
});

test('an address that the router resolves to /create counts as the create page', async () => {
  setGeneration(server, { kind: 'stream', text: '# Done' });
  const { user } = await renderApp({ path: '/create/', now });
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  await user.click(ideaField());
  await user.paste(idea);
  await user.click(submitButton());
  await screen.findByRole('heading', { level: 1, name: 'Your Product Requirement Document' });
  expect(screen.queryByText(/is ready\.$/)).not.toBeInTheDocument();
});

test('a failure while another page is open shows a toast that links back', async () => {
  const { user } = await leaveWhileGenerating(new HttpResponse(null, { status: 500 }));
  expect(await screen.findByText(failureMessage({ kind: 'unavailable' }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const heading = await screen.findByRole('heading', { name: "Couldn't finish your document" });
  expect(heading.parentElement).toHaveTextContent(failureMessage({ kind: 'unavailable' }));
});

test('the toast of a failed generation closes when the idea is submitted again', async () => {
  const { user, toasts } = await leaveWhileGenerating(new HttpResponse(null, { status: 500 }));
  await screen.findByText(failureMessage({ kind: 'unavailable' }));
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Create' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(toasts.open()).toEqual([]);
});

test.each<[string, (store: AppStore) => void]>([
  [
    'a new generation has started',
    ({ dispatch }) => {
      dispatch(generateDocument.pending('second', undefined));
    },
  ],
  [
    'the Create page is open',
    () => {
      window.history.replaceState(null, '', '/create');
    },
  ],
])('once %s, no toast reports the failure whose sentence has loaded', async (_what, happen) => {
  const { store, toasts } = await renderApp({ path: '/examples' });
  act(() => {
    store.dispatch(ideaTyped(idea));
    store.dispatch(generateDocument.pending('first', undefined));
    store.dispatch(generateDocument.rejected(null, 'first', undefined, { kind: 'unavailable' }));
    happen(store);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(toasts.open()).toEqual([]);
});
