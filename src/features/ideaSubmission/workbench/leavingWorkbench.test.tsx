import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import {
  answer,
  asksToStay,
  button,
  instructionBox,
  openResult,
  refine,
} from '../../../testing/resultPage';
import { server } from '../../../testing/server';

test('closing the page asks for confirmation if text would be lost, but not because of versions', async () => {
  const { user } = await openResult();
  expect(asksToStay()).toBe(false);
  await user.type(instructionBox(), 'Shorter');
  expect(asksToStay()).toBe(true);
  await user.clear(instructionBox());
  expect(asksToStay()).toBe(false);

  const questions = within(screen.getByRole('region', { name: 'Open questions' }));
  const field = questions.getByRole('textbox', { name: 'Who pays?' });
  await user.type(field, 'The club');
  expect(asksToStay()).toBe(true);
  await user.clear(field);
  expect(asksToStay()).toBe(false);

  await user.click(button('Edit'));
  const editor = await screen.findByRole('textbox', { name: 'Document text' });
  expect(asksToStay()).toBe(false);
  await user.type(editor, 'By hand');
  expect(asksToStay()).toBe(true);
  await user.click(button('Save changes'));
  expect(asksToStay()).toBe(false);

  await refine(user, '# Fewer bees');
  await screen.findByText('Version 3 of 3');
  expect(asksToStay()).toBe(false);
});

test('closing the page asks because of an answer only while a document asks the question', async () => {
  const { user } = await openResult();
  await user.type(screen.getByRole('textbox', { name: 'Who pays?' }), 'The club');
  expect(asksToStay()).toBe(true);
  await refine(user, '# Fewer bees');
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Who pays?' })).toBeNull();
  });
  expect(asksToStay()).toBe(false);
  await user.click(button('Previous version'));
  const field = await screen.findByRole('textbox', { name: 'Who pays?' });
  expect(field).toHaveValue('The club');
  expect(asksToStay()).toBe(true);
  // The listener of this page would also answer in the next test.
  await user.clear(field);
  expect(asksToStay()).toBe(false);
});

test('closing the page asks first while the document could not be stored', async () => {
  const { user } = await openResult();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await refine(user, '# Fewer bees');
  await waitFor(() => {
    expect(asksToStay()).toBe(true);
  });
  full.mockRestore();
  await refine(user, '# No bees');
  await waitFor(() => {
    expect(asksToStay()).toBe(false);
  });
});

test('while a request runs, closing any page asks first', async () => {
  const { user } = await openResult();
  answer({ kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
  await user.type(instructionBox(), 'Make it shorter');
  await user.click(button('Refine'));
  await screen.findByText('# Half');
  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  expect(asksToStay()).toBe(true);
  await user.click(screen.getAllByRole('link', { name: 'Create' })[0] ?? document.body);
  await user.click(await screen.findByRole('link', { name: /^Continue/ }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.clear(instructionBox());
  await waitFor(() => {
    expect(asksToStay()).toBe(false);
  });
});

test.each([
  ['a finished request', { kind: 'stream', text: '# Fewer bees' }, 'View', 'Version 2 of 2'],
  ['a failed request', { kind: 'error', status: 500 }, 'Open', 'What should change?'],
] as const)('the toast of %s leads back to the document', async (_end, reply, label, shown) => {
  const { user } = await openResult();
  answer(reply);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.post('*/responses', () => released));
  await user.type(instructionBox(), 'Make it shorter');
  await user.click(button('Refine'));
  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  release();
  await user.click(await screen.findByRole('button', { name: label }));
  await screen.findByRole('heading', { level: 1, name: 'Your Product Requirement Document' });
  await screen.findByText(shown);
});
