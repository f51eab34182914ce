import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { storageKeys } from '../../../../contract/storedValues';
import { failureMessage } from '../../../generation/failureMessage';
import type { GenerationFailure } from '../../../generation/generationPort';
import { renderApp } from '../../../testing/renderApp';
import { setGeneration, type GenerationScenario } from '../../../testing/responsesStream';
import { server } from '../../../testing/server';
import { ideaTyped } from '../ideaSubmissionEvents';
import sampleDocuments from './sampleDocuments.json';

const idea = 'A shared calendar for beekeepers';
const now = () => new Date('2026-11-21T09:30:00.000Z');

const ideaField = () => screen.getByRole('textbox', { name: /Describe your idea/ });
const submitButton = () => screen.getByRole('button', { name: 'Generate Document' });

async function openCreate() {
  const app = await renderApp({ path: '/create', now });
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  return app;
}

async function submitIdea(text = idea) {
  const app = await openCreate();
  await app.user.click(ideaField());
  await app.user.paste(text);
  await app.user.click(submitButton());
  return app;
}

test('shows a heading and the three document types, PRD first', async () => {
  await openCreate();
  expect(
    screen.getByText(
      "Describe your idea in detail, and we'll generate the documentation you need.",
    ),
  ).toBeInTheDocument();
  expect(ideaField()).toBeRequired();
  const group = screen.getByRole('radiogroup', { name: 'Document type' });
  const cards = within(group).getAllByRole('radio');
  expect(cards.map((card) => card.closest('label')?.textContent)).toEqual([
    'PRD Product Requirement Document',
    'FRD Functional Requirement Document',
    'Mockup Visual Design Mockups',
  ]);
  expect(cards.map((card) => (card as HTMLInputElement).checked)).toEqual([true, false, false]);
});

test('an idea under ten characters shows a toast and a field error, and sends nothing', async () => {
  const { user } = await openCreate();
  await user.type(ideaField(), '  too short   ');
  await user.clear(ideaField());
  await user.type(ideaField(), '  123456789  ');
  await user.click(submitButton());
  expect(
    await screen.findByText('Please provide more details about your idea.'),
  ).toBeInTheDocument();
  expect(ideaField()).toBeInvalid();
  expect(ideaField()).toHaveFocus();
  await user.type(ideaField(), '0');
  expect(ideaField()).toBeValid();
});

test('an idea that exceeds the request limit shows an error', async () => {
  const { user, store } = await openCreate();
  act(() => {
    store.dispatch({ type: 'ideaSubmission/ideaTyped', payload: 'x'.repeat(600_000) });
  });
  await user.click(submitButton());
  expect(
    await screen.findByText('Your idea is too long to send. Please shorten it and try again.'),
  ).toBeInTheDocument();
});

test('the document is shown as it arrives, saved unchanged, and its page opened', async () => {
  let body = '';
  server.events.on('request:start', ({ request }) => {
    void request
      .clone()
      .text()
      .then((text) => {
        body = text;
      });
  });
  const chunks = ['# Bees\n', '\nA calendar ', 'for keepers. \n'];
  setGeneration(server, { kind: 'stream', text: chunks.join(''), chunks, delayMs: 60 });
  await submitIdea(`  ${idea} \n`);

  const button = screen.getByRole('button', { name: 'Generating...' });
  expect(button).toBeDisabled();
  // The focused button is disabled; the draft takes the focus, one Tab before Stop.
  expect(screen.getByText(/^Writing your/).closest('[tabindex="-1"]')).toHaveFocus();
  expect(await screen.findByText(/A calendar/)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/create');

  await screen.findByRole('heading', { level: 1, name: 'Your Product Requirement Document' });
  expect(window.location.pathname).toBe('/result');
  expect(JSON.parse(body)).toEqual({
    model: 'gpt-4.1',
    input: `Create a Product Requirement Document based on the following idea: ${idea}`,
    stream: true,
  });
  await waitFor(() => {
    expect(JSON.parse(window.localStorage.getItem(storageKeys.submission) ?? 'null')).toEqual({
      idea,
      documentType: 'prd',
      response: chunks.join(''),
      timestamp: '2026-11-21T09:30:00.000Z',
    });
  });
  server.events.removeAllListeners();
});

test('Stop ends the request, keeps idea and text, and the form can be used again', async () => {
  const aborted = jest.fn();
  server.events.on('request:start', ({ request }) => {
    request.signal.addEventListener('abort', aborted);
  });
  setGeneration(server, { kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
  const { user } = await submitIdea();
  await screen.findByText('Half');
  await user.click(screen.getByRole('button', { name: 'Stop' }));

  const notice = await screen.findByText(
    'You stopped the generation. The text that arrived is kept below.',
  );
  expect(notice.parentElement).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Unfinished draft' })).toBeInTheDocument();
  expect(await screen.findByText('Half')).toBeInTheDocument();
  expect(ideaField()).toHaveValue(idea);
  expect(submitButton()).toBeEnabled();
  await waitFor(() => {
    expect(aborted).toHaveBeenCalled();
  });
  server.events.removeAllListeners();

  setGeneration(server, { kind: 'stream', text: '# Whole' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Your Product Requirement Document' });
  expect(await screen.findByText('Whole')).toBeInTheDocument();
});

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
    'a service for signed-in people',
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
    expect(alert.parentElement).toHaveTextContent(failureMessage(failure));
    expect(ideaField()).toHaveValue(idea);
    expect(submitButton()).toBeEnabled();
    expect(window.localStorage.getItem(storageKeys.submission)).toBeNull();
  },
);

test('a signed-in person sends the token to the companion server', async () => {
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

test('if the service rejects a visitor, the message blames the key and not a session', async () => {
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

test('a document finished while another page is open shows a toast that links to it', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/responses', async () => {
      await asked;
      return HttpResponse.json({ output_text: '# Done' });
    }),
  );
  const { user } = await submitIdea();
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  answer();
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
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/responses', async () => {
      await asked;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const { user } = await submitIdea();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  answer();
  expect(await screen.findByText(failureMessage({ kind: 'unavailable' }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const heading = await screen.findByRole('heading', { name: "Couldn't finish your document" });
  expect(heading.parentElement).toHaveTextContent(failureMessage({ kind: 'unavailable' }));
});

test('the toast of a failed generation closes when the idea is submitted again', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/responses', async () => {
      await asked;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const { user, toasts } = await submitIdea();
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  answer();
  await screen.findByText(failureMessage({ kind: 'unavailable' }));
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Create' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(toasts.open()).toEqual([]);
});

const leaveIsQuestioned = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const keptIdea = () =>
  v.parse(v.object({ usr: v.object({ idea: v.string() }) }), history.state).usr;

test.each(['beforeunload', 'pagehide'])('%s keeps the idea before the pause', async (type) => {
  const { user } = await openCreate();
  await user.type(ideaField(), 'An idea');
  window.dispatchEvent(new Event(type));
  expect(keptIdea()).toMatchObject({ idea: 'An idea' });
});

test('leaving asks for confirmation only if the browser cannot keep the idea', async () => {
  const { user } = await openCreate();
  await user.type(ideaField(), 'An idea');
  expect(leaveIsQuestioned()).toBe(false);
  const replaceState = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too large.', 'QuotaExceededError');
  });
  await user.type(ideaField(), '!');
  expect(leaveIsQuestioned()).toBe(true);
  replaceState.mockRestore();
});

test('an idea left for another page at once is kept, and restored into an empty form only', async () => {
  const { user, store } = await openCreate();
  await user.type(ideaField(), 'An idea');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  expect(leaveIsQuestioned()).toBe(false);
  // As after a reload, but for the interaction.
  store.dispatch(ideaTyped(''));
  window.history.back();
  await waitFor(() => {
    expect(ideaField()).toHaveValue('An idea');
  });
});

test.each([
  ['PRD', 'prd', 'Project Management Tool'],
  ['FRD', 'frd', 'Video Streaming Platform'],
  ['Mockup', 'mockup', 'Food Delivery Service'],
] as const)(
  'the sheet shows an excerpt of a real %s until one is written',
  async (card, type, title) => {
    const { user } = await openCreate();
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${card}`) }));
    expect(screen.getByText(new RegExp(`From the example “${title}”`))).toBeInTheDocument();
    for (const line of sampleDocuments[type].excerpt.split('\n')) {
      const words = line.replace(/^(?:#+|-) (?:[A-Z][\d.]+ )?/, '');
      expect(screen.getAllByText(words)[0]).toBeInTheDocument();
    }
  },
);

test('Try an example fills in the idea of the excerpt; Undo brings back what was there', async () => {
  const { user } = await openCreate();
  await user.type(ideaField(), 'My own idea');
  await user.click(screen.getByRole('radio', { name: /^FRD/ }));
  await user.click(screen.getByRole('button', { name: 'Try an example' }));
  expect(ideaField()).toHaveValue(sampleDocuments.frd.idea);
  expect(ideaField()).toHaveFocus();
  expect(screen.getByRole('radio', { name: /^FRD/ })).toBeChecked();
  const toast = await screen.findByRole('alert');
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));
  expect(ideaField()).toHaveValue('My own idea');
});

test('a prompt begins a line of the idea, with the caret at its end', async () => {
  const { user, store } = await openCreate();
  const prompts = within(screen.getByRole('group', { name: 'Add a line to your idea' }));
  expect(prompts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    "+ Who it's for",
    '+ The problem',
    '+ Must-haves',
    '+ Success',
  ]);
  await user.type(ideaField(), 'A shed for everyone');
  await user.click(prompts.getByRole('button', { name: '+ The problem' }));
  expect(ideaField()).toHaveFocus();
  await user.keyboard('nobody knows who owns what');
  await user.click(prompts.getByRole('button', { name: '+ Must-haves' }));
  await user.keyboard('a list');
  await user.click(prompts.getByRole('button', { name: '+ The problem' }));
  await user.keyboard('!');
  expect(store.getState().ideaSubmission.idea).toBe(
    'A shed for everyone\nThe problem: nobody knows who owns what!\nMust-haves: a list',
  );
});
