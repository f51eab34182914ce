import { act, screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../../../contract/storageKeys';
import { setGeneration } from '../../../testing/responsesStream';
import { server } from '../../../testing/server';
import sampleDocuments from './sampleDocuments.json';
import { idea, ideaField, openCreate, submitButton, submitIdea } from '../../../testing/createPage';

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
  expect(screen.getByText(/Your draft appears here as it's written\.$/)).toBeVisible();
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
