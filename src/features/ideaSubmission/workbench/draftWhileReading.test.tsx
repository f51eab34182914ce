import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import {
  answer,
  asksToStay,
  button,
  instructionBox,
  openResult,
  prd,
  refine,
  shownText,
  stored,
} from '../../../testing/resultPage';
import { server } from '../../../testing/server';

const linkNamed = (name: string | RegExp) =>
  screen.getAllByRole('link', { name })[0] ?? document.body;

/** Submits an idea on the Create page and goes back to the saved document; `finish` completes the draft. */
async function readDuringDraft(text: string, card = 'PRD') {
  const app = await openResult();
  const { user } = app;
  await user.click(linkNamed('Create'));
  await user.type(await screen.findByLabelText(/^Describe your idea/), 'A map of all bakeries');
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${card}`) }));
  answer({ kind: 'stream', text });
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(http.post('*/responses', () => finished));
  await user.click(button('Generate Document'));
  await user.click(linkNamed('Home'));
  await user.click(await screen.findByRole('link', { name: /^Continue/ }));
  await screen.findByRole('heading', { level: 1, name: 'Your Product Requirement Document' });
  return { ...app, finish };
}

/** Leaves the result page, and opens it again by its link. */
async function visitAgain(user: Awaited<ReturnType<typeof openResult>>['user']) {
  await user.click(linkNamed('Create'));
  await user.click(await screen.findByRole('link', { name: /^Continue/ }));
}

test('a draft that finishes while another document is read does not take its place', async () => {
  const { user, finish } = await readDuringDraft('# Bakeries');
  await user.type(instructionBox(), 'Shorter');
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  finish();
  await screen.findByText('Your Product Requirement Document is ready.');
  expect(scrolled).not.toHaveBeenCalled();
  expect(shownText()).toContain(prd.response);
  expect(instructionBox()).toHaveValue('Shorter');
  expect(instructionBox()).toHaveFocus();
  expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();
  await waitFor(() => {
    expect(stored()).toMatchObject({ response: '# Bakeries' });
  });

  const { length } = window.history;
  await user.click(button('View'));
  expect(shownText()).toContain('# Bakeries');
  expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();
  expect(instructionBox()).toHaveValue('');
  expect(window.history).toHaveLength(length);
});

test('a draft of another type is no further document of the idea, and the next visit shows it', async () => {
  const { user, finish } = await readDuringDraft('# Bakeries', 'FRD');
  finish();
  await screen.findByText('Your Functional Requirement Document is ready.');
  expect(shownText()).toContain(prd.response);
  expect(button('Make the FRD')).toBeInTheDocument();
  await visitAgain(user);
  await screen.findByRole('heading', { level: 1, name: 'Your Functional Requirement Document' });
  expect(shownText()).toContain('# Bakeries');
  expect(button('Make the PRD')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'View' })).not.toBeInTheDocument();
  });
});

test('View shows the draft and ends a request for the other document', async () => {
  const { user, finish } = await readDuringDraft('# Bakeries');
  finish();
  await screen.findByText('Your Product Requirement Document is ready.');
  answer({ kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
  await user.type(instructionBox(), 'Shorter');
  await user.click(button('Refine'));
  await screen.findByText('# Half');
  await user.click(button('View'));
  expect(shownText()).toContain('# Bakeries');
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('a version that is made before the draft is read stays, and the draft is offered again', async () => {
  const { user, finish } = await readDuringDraft('# Bakeries');
  finish();
  await screen.findByText('Your Product Requirement Document is ready.');
  expect(asksToStay()).toBe(false);
  await refine(user, '# Fewer bees');
  expect(asksToStay()).toBe(true);
  await user.click(button('Close'));
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'View' })).not.toBeInTheDocument();
  });

  await visitAgain(user);
  await screen.findByText('Version 2 of 2');
  expect(shownText()).toContain('# Fewer bees');
  await user.click(await screen.findByRole('button', { name: 'View' }));
  expect(shownText()).toContain('# Bakeries');
  expect(asksToStay()).toBe(false);
  await waitFor(() => {
    expect(stored()).toMatchObject({ response: '# Bakeries' });
  });
  await visitAgain(user);
  await screen.findByText('Version 1 of 1');
  expect(shownText()).toContain('# Bakeries');
});

test('a draft that finishes on another page is offered once, and opens at once', async () => {
  const { user, finish } = await readDuringDraft('# Bakeries');
  await user.click(linkNamed('Home'));
  finish();
  await screen.findByText('Your Product Requirement Document is ready.');
  await user.click(button('View'));
  expect(await screen.findByText('Version 1 of 1')).toBeInTheDocument();
  expect(shownText()).toContain('# Bakeries');
});

test('View ends an edit without changes', async () => {
  const { user, finish } = await readDuringDraft('# Bakeries');
  await user.click(button('Edit'));
  const editor = await screen.findByRole('textbox', { name: 'Document text' });
  finish();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  expect(editor).not.toBeInTheDocument();
  expect(shownText()).toContain('# Bakeries');
});

/** Types into the editor, and presses View on the toast of a draft that finishes meanwhile. */
async function viewDuringEdit() {
  const { user, finish } = await readDuringDraft('# Bakeries');
  await user.click(button('Edit'));
  const editor = await screen.findByRole('textbox', { name: 'Document text' });
  await user.type(editor, 'Mine');
  finish();
  await user.click(await screen.findByRole('button', { name: 'View' }));
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  return { user, editor };
}

/** Goes back; resolves on the page before the result page. */
async function goBack() {
  await waitFor(() => {
    expect(window.history.state).not.toHaveProperty('isGuard');
  });
  window.history.back();
  await waitFor(() => {
    expect(window.location.pathname).toBe('/');
  });
}

test('View asks before it discards an unsaved edit; the draft waits while it is kept', async () => {
  const { user, editor } = await viewDuringEdit();
  await user.click(button('Keep editing'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(editor).toHaveDisplayValue(/Mine/);
  await user.click(button('Discard changes'));
  expect(shownText()).toContain(prd.response);
  await goBack();
  await user.click(await screen.findByRole('link', { name: /^Continue/ }));
  await screen.findByText('Version 1 of 1');
  expect(shownText()).toContain('# Bakeries');
});

test('View opens the draft once the edit is discarded', async () => {
  const { user, editor } = await viewDuringEdit();
  await user.click(button('Discard'));
  expect(editor).not.toBeInTheDocument();
  expect(shownText()).toContain('# Bakeries');
  await goBack();
});
