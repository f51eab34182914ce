import { act, screen, waitFor } from '@testing-library/react';
import { button, openResult, prd, refine, shownText, stored } from '../../../testing/resultPage';

test('an edit of an earlier version is stored as the newest one', async () => {
  const { user } = await openResult();
  await refine(user, '# Fewer bees');
  await user.click(button('Previous version'));
  await user.click(button('Edit'));
  await user.type(await screen.findByRole('textbox', { name: 'Document text' }), 'By hand');
  await user.click(button('Save changes'));
  expect(screen.getByText('Version 3 of 3')).toBeInTheDocument();
  await waitFor(() => {
    expect(stored()).toMatchObject({ response: `${prd.response}By hand` });
  });
});

test('an empty text is not saved', async () => {
  const { user } = await openResult();
  await user.click(button('Edit'));
  const field = await screen.findByRole('textbox', { name: 'Document text' });
  await user.clear(field);
  await user.click(button('Save changes'));
  expect(field).toHaveAccessibleDescription(
    'The document is empty. Write a text or discard the changes.',
  );
  expect(field).toHaveFocus();
  expect(stored()).toMatchObject({ response: prd.response });
  await user.click(button('Discard changes'));
  expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();
});

test.each([
  ['ltr', '# Bees'],
  ['rtl', '# דבורים'],
])(
  'the editor has one text direction, %s: determining it by line takes seconds for a long text',
  async (dir, text) => {
    const { user } = await openResult({ ...prd, response: text });
    await user.click(button('Edit'));
    expect(await screen.findByRole('textbox', { name: 'Document text' })).toHaveAttribute(
      'dir',
      dir,
    );
  },
);

test('an edit is a version; leaving with unsaved text asks for confirmation', async () => {
  const { user, store } = await openResult();
  await user.click(button('Edit'));
  const text = await screen.findByRole('textbox', { name: 'Document text' });
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
  await user.type(await screen.findByRole('textbox', { name: 'Document text' }), '!');
  await user.click(button('Discard changes'));
  expect(shownText()).toContain('By hand');
  expect(screen.getByText('Version 2 of 2')).toBeInTheDocument();
  expect(store.getState().workbench?.work.status).toBe('reading');
});

test('Discard continues to the blocked page', async () => {
  const { user } = await openResult();
  await user.click(button('Edit'));
  await user.type(await screen.findByRole('textbox', { name: 'Document text' }), '!');
  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Examples' })).toBeInTheDocument();
});

test('a button that leads to another page asks, too', async () => {
  const { user, toasts } = await openResult();
  await user.click(button('Edit'));
  await user.type(await screen.findByRole('textbox', { name: 'Document text' }), '!');
  const { length } = window.history;
  const pressOpen = async () => {
    act(() => {
      toasts.show({ kind: 'error', text: 'Failed.', action: { label: 'Open', to: '/create' } });
    });
    await user.click(await screen.findByRole('button', { name: 'Open' }));
  };
  await pressOpen();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/result');
  expect(screen.getByRole('textbox', { name: 'Document text' })).toHaveDisplayValue(/!/);
  await pressOpen();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  expect(window.history).toHaveLength(length);
});

test('Back is blocked, too', async () => {
  const { user } = await openResult();
  await user.click(screen.getAllByRole('link', { name: 'Create' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  await user.click(screen.getByRole('link', { name: /^Continue/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Document text' }), '!');
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

test('leaving the page ends an edit that changed nothing', async () => {
  const { user, store } = await openResult();
  await user.click(button('Edit'));
  expect(store.getState().workbench?.work.status).toBe('editing');
  await screen.findByRole('textbox', { name: 'Document text' });
  await user.click(screen.getAllByRole('link', { name: 'Examples' })[0] ?? document.body);
  await waitFor(() => {
    expect(store.getState().workbench?.work.status).toBe('reading');
  });
});

test('a restored edit names its source', async () => {
  const { user } = await openResult();
  await user.click(button('Edit'));
  await user.type(await screen.findByRole('textbox', { name: 'Document text' }), '!');
  await user.click(button('Save changes'));
  await user.click(button('Previous version'));
  await user.click(button('Restore this version'));
  await user.click(button('Previous version'));
  await user.click(button('Restore this version'));
  expect(screen.getByText(/^Version 2 restored · Edited by you · /)).toBeInTheDocument();
});

test('an edit keeps the line breaks that it does not touch', async () => {
  const { user } = await openResult({ response: '# Bees\r\n\r\nOne\r\nTwo\nThree\r\n' });
  await user.click(button('Edit'));
  const text = await screen.findByRole('textbox', { name: 'Document text' });
  await user.type(text, 'New\n', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await user.click(button('Save changes'));
  await waitFor(() => {
    expect(stored()).toMatchObject({ response: 'New\r\n# Bees\r\n\r\nOne\r\nTwo\nThree\r\n' });
  });
});

test('deleting the line about the offline drafter does not make the page expect a language model', async () => {
  const { user } = await openResult({
    response: '# Bees\n\nSet OPENAI_API_KEY or OPENAI_BASE_URL on the server.\n',
  });
  await user.click(button('Edit'));
  await user.clear(await screen.findByRole('textbox', { name: 'Document text' }));
  await user.type(screen.getByRole('textbox', { name: 'Document text' }), '# Bees');
  await user.click(button('Save changes'));
  expect(screen.getByText(/No language model is connected: Refine adds/)).toBeInTheDocument();
});
