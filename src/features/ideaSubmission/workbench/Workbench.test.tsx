import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { offlineDrafterModel } from '../../../../contract/responsesApi';
import { parseRevisionPrompt } from '../../../../contract/revisionPrompt';
import type { GenerationScenario } from '../../../testing/responsesStream';
import { captureDownloads } from '../../../testing/captureDownloads';
import {
  answer,
  instructionBox,
  button,
  openResult,
  prd,
  refine,
  shownText,
  stored,
} from '../../../testing/resultPage';

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
  expect(screen.getByText(/^Written by gpt-4.1 · \d+(?:\.\d)? s · 2 words$/)).toBeInTheDocument();
  expect(instructionBox()).toHaveValue('');
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
    await user.type(instructionBox(), 'Make it shorter');
    await user.click(button('Refine'));
    expect(await screen.findByText(message)).toHaveTextContent('Your document is unchanged.');
    expect(instructionBox()).toBeValid();
    expect(instructionBox()).toHaveValue('Make it shorter');
    expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();
    expect(shownText()).toContain(prd.response);
    expect(stored()).toEqual(prd);
  },
);

test('Stop ends a request', async () => {
  const { user } = await openResult();
  answer({ kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
  await user.type(instructionBox(), 'Make it shorter');
  await user.click(button('Refine'));
  expect(
    await within(screen.getByRole('region', { name: 'Draft' })).findByText('# Half'),
  ).toBeInTheDocument();
  expect(button('Edit')).toBeDisabled();
  expect(button('Make it shorter')).toBeDisabled();
  await user.click(button('Stop'));
  expect(screen.getByText(/You stopped the request/)).toBeInTheDocument();
  expect(instructionBox()).toBeValid();
  expect(instructionBox()).toHaveValue('Make it shorter');
  expect(shownText()).toContain(prd.response);
});

test('an instruction that cannot be sent is rejected', async () => {
  const { user } = await openResult({ response: `# Bees\n${'word '.repeat(41_000)}` });
  const inputs = answer({ kind: 'stream', text: '# Never' });
  await user.click(button('Refine'));
  expect(await screen.findByText('Say what should change.')).toBeInTheDocument();
  expect(instructionBox()).toHaveFocus();
  expect(instructionBox()).toBeInvalid();
  expect(instructionBox()).toHaveAccessibleDescription('Say what should change.');
  await user.click(instructionBox());
  await user.paste('x'.repeat(2001));
  await user.click(button('Refine'));
  expect(await screen.findByText(/Your instruction is longer than 2,000 characters/)).toBeVisible();
  expect(instructionBox()).toBeInvalid();
  await user.clear(instructionBox());
  await user.type(instructionBox(), 'x');
  await user.click(button('Refine'));
  expect(await screen.findByText(/longer than one request can carry/)).toBeInTheDocument();
  expect(inputs).toEqual([]);
});

test('a section is rewritten, and the rest stays the same, byte for byte', async () => {
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
  const { user } = await openResult({ response: `${prd.response}- Q2 Who cares?\n` });
  const questions = within(screen.getByRole('region', { name: 'Open questions' }));
  await user.click(questions.getByRole('button', { name: 'Redraft with answers' }));
  expect(await questions.findByText('Answer at least one question first.')).toBeInTheDocument();
  const field = questions.getByRole('textbox', { name: 'Who pays?' });
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Answer at least one question first.');
  // One answer is enough.
  expect(questions.getByRole('textbox', { name: 'Who cares?' })).toBeValid();
  expect(instructionBox()).toBeValid();
  const inputs = answer({ kind: 'stream', text: '# Paid bees' });
  await user.type(questions.getByRole('textbox', { name: 'Who pays?' }), 'The club');
  await user.click(questions.getByRole('button', { name: 'Redraft with answers' }));
  await screen.findByText('Version 2 of 2');
  const idea = `${prd.idea}\n\nAnswers to open questions:\n- Who pays? The club`;
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

test('offline, Refine announces that it adds to the idea, and does so', async () => {
  const { user } = await openResult({
    response: '# Bees\n\nSet OPENAI_API_KEY or OPENAI_BASE_URL on the server.\n',
  });
  expect(screen.getByText(/Refine adds each line to your idea/)).toBeInTheDocument();
  expect(screen.getByText(/^Drafted offline, without a language model · /)).toBeInTheDocument();
  answer({ kind: 'stream', text: '# Hives', model: offlineDrafterModel });
  await user.type(instructionBox(), ' Count hives. ');
  await user.click(button('Refine'));
  await screen.findByText('Version 2 of 2');
  await waitFor(() => {
    expect(stored()).toMatchObject({
      idea: `${prd.idea}\n\nRequirements:\n- Count hives.`,
      response: '# Hives',
    });
  });
  expect(screen.getByText(/^Drafted offline/)).toBeInTheDocument();
});

test('offline, Fix these asks for the missing facts, and adds only what is completed', async () => {
  const { user } = await openResult({
    response:
      '# Bees\n\n## Users\n\n- U1 Keepers\n\n## Goals\n\n- G1 500 hives\n\n## Requirements\n\n- R1 The page shall be fast\n- R2 The page shall count the bees that are there\n\n## Open questions\n\n- Q1 [R1] Who pays for the hives?\n\nSet OPENAI_API_KEY or OPENAI_BASE_URL on the server.\n',
  });
  await user.click(button('Fix these'));
  const instruction = [
    'Out of scope: ',
    'Who pays for the hives: ',
    'By “fast” we mean: ',
    'A number for “The page shall be fast”: ',
    'A number for “The page shall count the bees that are there”: ',
  ].join('\n');
  expect(instructionBox()).toHaveValue(instruction);
  expect(instructionBox()).toHaveFocus();
  const inputs = answer({ kind: 'stream', text: '# Hives', model: offlineDrafterModel });
  await user.click(button('Refine'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Complete at least one line: write what comes after its colon.',
  );
  expect(instructionBox()).toBeInvalid();
  expect(inputs).toEqual([]);
  // The caret stands where the first line is to be completed.
  await user.type(instructionBox(), 'Honey', { initialSelectionStart: 'Out of scope: '.length });
  await user.click(button('Fix these'));
  expect(instructionBox()).toHaveValue(instruction.replace('scope: ', 'scope: Honey'));
  await user.click(button('Refine'));
  await screen.findByText('Version 2 of 2');
  await waitFor(() => {
    expect(stored()).toMatchObject({
      idea: `${prd.idea}\n\nRequirements:\n- Out of scope: Honey`,
      response: '# Hives',
    });
  });
});

test('offline, rewriting a section requires an instruction', async () => {
  const { user } = await openResult({
    response: '# Bees\n\n## Goals\n\nSet OPENAI_API_KEY or OPENAI_BASE_URL on the server.\n',
  });
  const inputs = answer({ kind: 'stream', text: '# Never' });
  await user.click(button('Rewrite Goals'));
  expect(await screen.findByText('Say what should change.')).toBeInTheDocument();
  expect(inputs).toEqual([]);
});

test('sister documents are made from the current one, switched between and downloaded together', async () => {
  const { user } = await openResult();
  const inputs = answer({ kind: 'stream', text: '# FRD of bees' });
  await user.type(instructionBox(), 'Shorter');
  await user.click(button('Make the FRD'));
  await screen.findByRole('heading', { level: 1, name: 'Your Functional Requirement Document' });
  expect(parseRevisionPrompt(inputs[0] ?? '')).toMatchObject({
    kind: 'sister',
    documentType: 'prd',
    target: 'frd',
    document: prd.response,
  });
  expect(instructionBox()).toHaveValue('');
  answer({ kind: 'stream', text: '<!doctype html><p>Bees</p>' });
  await user.click(button('Make the mockup'));
  await screen.findByRole('heading', { level: 1, name: 'Your UI/UX Design Mockup' });

  const tabs = within(await screen.findByRole('tablist', { name: 'Documents' }));
  expect(tabs.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['PRD', 'FRD', 'Mockup']);
  await user.click(tabs.getByRole('tab', { name: 'PRD' }));
  expect(instructionBox()).toHaveValue('Shorter');
  expect(shownText()).toContain(prd.response);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Your Product Requirement Document',
  );
  expect(stored()).toMatchObject({ documentType: 'mockup' });

  const files = captureDownloads();
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
  expect(instructionBox()).not.toHaveValue('');
  expect(inputs).toEqual([]);
});

test('a document of an unknown type is shown without the workbench', async () => {
  await openResult({ documentType: 'novel' });
  expect(screen.queryByText(/^Version/)).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('Fix these and quick choices are added to what is typed, and lead to the box', async () => {
  const { user } = await openResult({ response: '# Bees\n\n- R1 The page shall be fast.\n' });
  await user.type(instructionBox(), 'Add pricing');
  await user.click(button('Fix these'));
  expect(instructionBox()).toHaveDisplayValue(/^Add pricing\nFix these findings/);
  expect(instructionBox()).toHaveFocus();
  await user.click(button('Make it shorter'));
  expect(instructionBox()).toHaveDisplayValue(/^Add pricing\nFix these [^]*\nMake it shorter$/);
});

test('if the answers are too long, the message asks to shorten them', async () => {
  const { user } = await openResult();
  const questions = within(screen.getByRole('region', { name: 'Open questions' }));
  const field = questions.getByRole('textbox', { name: 'Who pays?' });
  answer({ kind: 'error', status: 413 });
  await user.type(field, 'The club');
  await user.click(questions.getByRole('button', { name: 'Redraft with answers' }));
  expect(await questions.findByRole('alert')).toHaveTextContent(/Shorten the answers/);
  fireEvent.change(field, { target: { value: 'word '.repeat(120_000) } });
  await user.click(questions.getByRole('button', { name: 'Redraft with answers' }));
  expect(await questions.findByRole('alert')).toHaveTextContent(
    'Your idea and answers together are too long for one request. Shorten the answers and try again.',
  );
  expect(field).toHaveFocus();
});
