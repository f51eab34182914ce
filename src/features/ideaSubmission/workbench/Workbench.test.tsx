import { act, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { http } from 'msw';
import * as v from 'valibot';
import { offlineDrafterModel } from '../../../../contract/responsesApi';
import { parseRevisionPrompt } from '../../../../contract/revisionPrompt';
import {
  ideaSubmissionSchema,
  storageKeys,
  type IdeaSubmission,
} from '../../../../contract/storedValues';
import { renderApp } from '../../../testing/renderApp';
import { setGeneration, type GenerationScenario } from '../../../testing/responsesStream';
import { server } from '../../../testing/server';

jest.setTimeout(60_000);

const prd: IdeaSubmission = {
  idea: 'A shared calendar for beekeepers',
  documentType: 'prd',
  response:
    '# Bees\n\n## Goals\n\n- Count bees \n\n## Users\n\nKeepers\n\n## Open questions\n\n- Q1 Who pays?\n',
  timestamp: '2026-11-21T09:30:00.000Z',
};

const requestSchema = v.object({ input: v.string() });

/** Answers the following calls; returns their prompts. */
function answer(scenario: GenerationScenario): string[] {
  const inputs: string[] = [];
  setGeneration(server, scenario);
  server.use(
    http.post('*/responses', async ({ request }) => {
      inputs.push(v.parse(requestSchema, await request.clone().json()).input);
    }),
  );
  return inputs;
}

async function openResult(submission: Partial<IdeaSubmission> = {}) {
  window.localStorage.setItem(storageKeys.submission, JSON.stringify({ ...prd, ...submission }));
  const app = await renderApp({ path: '/result' });
  await screen.findByRole('heading', { level: 1, name: /^Your / });
  return app;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = () => screen.getByRole('textbox', { name: 'What should change?' });
const shownText = () => screen.getByRole('article', { name: 'Document' }).textContent;
const stored = () =>
  v.parse(
    v.pipe(v.string(), v.parseJson(), v.strictObject(ideaSubmissionSchema.entries)),
    window.localStorage.getItem(storageKeys.submission),
  );

/** Refines the document on screen; resolves once the new version is shown. */
async function refine(user: Awaited<ReturnType<typeof openResult>>['user'], text: string) {
  const inputs = answer({ kind: 'stream', text });
  await user.clear(box());
  await user.type(box(), 'Make it shorter');
  await user.click(button('Refine'));
  await waitFor(() => {
    expect(shownText()).toContain(text);
  });
  return inputs;
}

test('an instruction makes the next version, which is stored; the box is then empty', async () => {
  const { user } = await openResult();
  expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();
  const [input = ''] = await refine(user, '# Fewer bees');
  expect(parseRevisionPrompt(input)).toEqual({
    kind: 'refine',
    documentType: 'prd',
    idea: prd.idea,
    document: prd.response,
    instruction: 'Make it shorter',
  });
  expect(screen.getByText('Version 2 of 2')).toBeInTheDocument();
  expect(screen.getByText(/^Written by gpt-4.1 · 0.\d s · 2 words$/)).toBeInTheDocument();
  expect(box()).toHaveValue('');
  await waitFor(() => {
    expect(stored()).toMatchObject({ idea: prd.idea, response: '# Fewer bees' });
  });
});

test.each([
  [
    'is cut',
    { kind: 'stream', text: '', chunks: ['# Half'], end: 'ended' },
    /ended before it was complete.*cut short after 6 characters/,
  ],
  ['fails', { kind: 'error', status: 500 }, /not working right now/],
] satisfies [string, GenerationScenario, RegExp][])(
  'a request that %s changes nothing and keeps the instruction',
  async (_how, scenario, message) => {
    const { user } = await openResult();
    answer(scenario);
    await user.type(box(), 'Make it shorter');
    await user.click(button('Refine'));
    expect(await screen.findByText(message)).toHaveTextContent('Your document is unchanged.');
    expect(box()).toHaveValue('Make it shorter');
    expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();
    expect(shownText()).toContain(prd.response);
    expect(stored()).toEqual(prd);
  },
);

test('Stop ends a request', async () => {
  const { user } = await openResult();
  answer({ kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
  await user.type(box(), 'Make it shorter');
  await user.click(button('Refine'));
  expect(
    await within(screen.getByRole('region', { name: 'Draft' })).findByText('# Half'),
  ).toBeInTheDocument();
  expect(button('Edit')).toBeDisabled();
  await user.click(button('Stop'));
  expect(screen.getByText(/You stopped the request/)).toBeInTheDocument();
  expect(box()).toHaveValue('Make it shorter');
  expect(shownText()).toContain(prd.response);
});

test('what can not be sent is refused before it is', async () => {
  const { user } = await openResult({ response: `# Bees\n${'word '.repeat(41_000)}` });
  const inputs = answer({ kind: 'stream', text: '# Never' });
  await user.click(button('Refine'));
  expect(screen.getByText('Say what should change.')).toBeInTheDocument();
  await user.type(box(), 'x');
  await user.click(button('Refine'));
  expect(screen.getByText(/longer than one request can carry/)).toBeInTheDocument();
  expect(inputs).toEqual([]);
});

test('versions are stepped through, restored and compared; each step is stored', async () => {
  const { user } = await openResult();
  await refine(user, '# Fewer bees');
  await user.click(button('Compare'));
  const comparison = await screen.findByRole('region', { name: 'Comparison' });
  await waitFor(() => {
    expect(comparison.querySelector('ins')).toHaveTextContent('Fewer bees');
  });
  expect(comparison.querySelector('del')).toHaveTextContent('Bees');
  await user.selectOptions(screen.getByLabelText('From'), '1');
  expect(await screen.findByText('The two versions are the same.')).toBeInTheDocument();
  await user.click(button('Compare'));

  await user.click(button('Next version'));
  expect(screen.getByText('Version 2 of 2')).toBeInTheDocument();
  await user.click(button('Previous version'));
  expect(screen.getByText('Version 1 of 2')).toBeInTheDocument();
  expect(shownText()).toContain(prd.response);
  await waitFor(() => {
    expect(stored()).toEqual(prd);
  });
  await user.click(button('Compare'));
  expect(await screen.findByText(/This is the first version/)).toBeInTheDocument();
  await user.click(button('Compare'));

  await user.click(button('Restore this version'));
  expect(screen.getByText('Version 3 of 3')).toBeInTheDocument();
  expect(screen.getByText(/^Version 1 restored · Model not known · /)).toBeInTheDocument();
  await waitFor(() => {
    expect(stored()).toMatchObject({ response: prd.response });
  });
});

test('an edit is a version; leaving with unsaved text asks', async () => {
  const { user, store } = await openResult();
  await user.click(button('Edit'));
  const text = screen.getByRole('textbox', { name: 'Document text' });
  expect(text).toHaveFocus();
  await user.clear(text);
  await user.type(text, 'By hand');

  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/result');
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  await user.click(button('Save changes'));
  expect(shownText()).toContain('By hand');
  expect(screen.getByText('Edited by you · 2 words')).toBeInTheDocument();
  await waitFor(() => {
    expect(stored()).toMatchObject({ idea: prd.idea, response: 'By hand' });
  });

  await user.click(button('Edit'));
  await user.type(screen.getByRole('textbox', { name: 'Document text' }), '!');
  await user.click(button('Discard changes'));
  expect(shownText()).toContain('By hand');
  expect(screen.getByText('Version 2 of 2')).toBeInTheDocument();
  expect(store.getState().workbench?.work.status).toBe('reading');
});

test('Discard leads to the page that was held back', async () => {
  const { user } = await openResult();
  await user.click(button('Edit'));
  await user.type(screen.getByRole('textbox', { name: 'Document text' }), '!');
  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Examples' })).toBeInTheDocument();
});

test('Back is held back, too', async () => {
  const { user } = await openResult();
  await user.click(screen.getAllByRole('link', { name: 'Create' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  await user.click(screen.getByRole('link', { name: /^Continue/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'Document text' }), '!');
  act(() => {
    window.history.back();
  });
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/result');
  expect(screen.getByRole('textbox', { name: 'Document text' })).toBeInTheDocument();
  act(() => {
    window.history.back();
  });
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
});

test('a section is rewritten, and the rest stays the same to the byte', async () => {
  const { user } = await openResult();
  const inputs = answer({ kind: 'stream', text: '## Goals\n\n- Count hives' });
  await user.click(button('Rewrite Goals'));
  await screen.findByText('Version 2 of 2');
  expect(parseRevisionPrompt(inputs[0] ?? '')).toMatchObject({
    kind: 'section',
    heading: 'Goals',
    instruction: 'Make this section clearer and more complete.',
  });
  expect(shownText()).toContain(prd.response.replace('- Count bees ', '- Count hives'));
});

test('the answers to open questions go with the idea into a new draft', async () => {
  const { user } = await openResult();
  const questions = within(screen.getByRole('region', { name: 'Open questions' }));
  await user.click(questions.getByRole('button', { name: 'Redraft with answers' }));
  expect(screen.getByText('Answer at least one question first.')).toBeInTheDocument();
  const inputs = answer({ kind: 'stream', text: '# Paid bees' });
  await user.type(questions.getByRole('textbox', { name: 'Who pays?' }), 'The club');
  await user.click(questions.getByRole('button', { name: 'Redraft with answers' }));
  await screen.findByText('Version 2 of 2');
  const idea = `${prd.idea}\n\nWho pays? The club`;
  expect(inputs).toEqual([
    `Create a Product Requirement Document based on the following idea: ${idea}`,
  ]);
  await waitFor(() => {
    expect(stored()).toMatchObject({ idea, response: '# Paid bees' });
  });
});

test('a question may have the name of an inherited property', async () => {
  await openResult({
    response: '# Bees\n\n## Open questions\n\n- Q1: constructor\n',
  });
  for (const field of screen.getAllByRole('textbox', { name: 'constructor' })) {
    expect(field).toHaveValue('');
  }
});

test('leaving the page ends an edit that changed nothing', async () => {
  const { user, store } = await openResult();
  await user.click(button('Edit'));
  expect(store.getState().workbench?.work.status).toBe('editing');
  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await waitFor(() => {
    expect(store.getState().workbench?.work.status).toBe('reading');
  });
});

test('offline, Refine says that it adds to the idea, and does', async () => {
  const { user } = await openResult({
    response: '# Bees\n\nSet OPENAI_API_KEY or OPENAI_BASE_URL on the server.\n',
  });
  expect(screen.getByText(/Refine adds this to your idea/)).toBeInTheDocument();
  expect(screen.getByText(/^Drafted offline, without a language model · /)).toBeInTheDocument();
  answer({ kind: 'stream', text: '# Hives', model: offlineDrafterModel });
  await user.type(box(), ' Count hives. ');
  await user.click(button('Refine'));
  await screen.findByText('Version 2 of 2');
  await waitFor(() => {
    expect(stored()).toMatchObject({ idea: `${prd.idea}\n\nCount hives.`, response: '# Hives' });
  });
  expect(screen.getByText(/^Drafted offline/)).toBeInTheDocument();
});

test('sister documents are made from the present one, switched between and downloaded together', async () => {
  const { user } = await openResult();
  const inputs = answer({ kind: 'stream', text: '# FRD of bees' });
  await user.click(button('Make the FRD'));
  await screen.findByRole('heading', { level: 1, name: 'Your Functional Requirement Document' });
  expect(parseRevisionPrompt(inputs[0] ?? '')).toMatchObject({
    kind: 'sister',
    documentType: 'prd',
    target: 'frd',
    document: prd.response,
  });
  answer({ kind: 'stream', text: '<!doctype html><p>Bees</p>' });
  await user.click(button('Make the mockup'));
  await screen.findByRole('heading', { level: 1, name: 'Your UI/UX Design Mockup' });

  const tabs = within(await screen.findByRole('tablist', { name: 'Documents' }));
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['PRD', 'FRD', 'Mockup']);
  await user.click(tabs.getByRole('tab', { name: 'PRD' }));
  expect(shownText()).toContain(prd.response);
  await waitFor(() => {
    expect(stored()).toEqual(prd);
  });

  const files: { name: string; blob: Blob }[] = [];
  URL.createObjectURL = (blob) => {
    files.push({ name: '', blob: blob as Blob });
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.forEach((file) => {
      file.name = this.download;
    });
  });
  await user.click(button('Download all'));
  await screen.findByText('Document downloaded successfully!');
  const [file] = files;
  expect(file?.name).toMatch(/^DOCUMENTS-\d{4}-\d\d-\d\d\.zip$/);
  const packed = unzipSync(new Uint8Array(await new Response(file?.blob ?? null).arrayBuffer()));
  expect(
    Object.entries(packed).map(([name, bytes]) => [
      name.replace(/\d{4}-\d\d-\d\d/, '…'),
      strFromU8(bytes),
    ]),
  ).toEqual([
    ['PRD-….md', prd.response],
    ['FRD-….md', '# FRD of bees'],
    ['MOCKUP-….html', '<!doctype html><p>Bees</p>'],
  ]);
});

test('Fix these fills the box, and sends nothing', async () => {
  const { user } = await openResult({ response: '# Bees\n\n- R1 The page shall be fast.\n' });
  const inputs = answer({ kind: 'stream', text: '# Never' });
  expect(button(/^Review: \d+ findings$/)).toBeInTheDocument();
  await user.click(button('Fix these'));
  expect(box()).not.toHaveValue('');
  expect(inputs).toEqual([]);
});

test('a document of an unknown type is shown without the workbench', async () => {
  await openResult({ documentType: 'novel' });
  expect(screen.queryByText(/^Version/)).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
