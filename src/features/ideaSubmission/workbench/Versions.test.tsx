import { act, screen, waitFor } from '@testing-library/react';
import { storageKeys } from '../../../../contract/storageKeys';
import { renderApp } from '../../../testing/renderApp';
import { button, openResult, prd, refine, shownText, stored } from '../../../testing/resultPage';

/** Waits until what is to be stored has been written: storage is written in a later task. */
const settled = async (): Promise<void> => {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
};

/** Another tab writes to the browser's storage. */
function storeElsewhere(key: string, value: string): void {
  act(() => {
    window.localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
  });
}

test('versions are stepped through, restored and compared; only a further version is stored', async () => {
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
  await settled();
  expect(stored()).toMatchObject({ response: '# Fewer bees' });
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

test('an earlier version on screen does not cost the newest one, which a reload shows', async () => {
  const { user, unmount } = await openResult();
  await refine(user, '# Fewer bees');
  await refine(user, '# No bees');
  await user.click(button('Previous version'));
  expect(shownText()).toContain('# Fewer bees');
  await settled();
  expect(stored()).toMatchObject({ response: '# No bees' });

  unmount();
  await renderApp({ path: '/result' });
  expect(await screen.findByText('Version 1 of 1')).toBeInTheDocument();
  expect(shownText()).toContain('# No bees');
});

test('an earlier version stays on screen while another page is open, and when another tab signs in', async () => {
  const { user } = await openResult();
  await refine(user, '# Fewer bees');
  await user.click(button('Previous version'));
  await user.click(screen.getAllByRole('link', { name: 'Create' })[0] ?? document.body);
  await user.click(await screen.findByRole('link', { name: /^Continue/ }));
  expect(await screen.findByText('Version 1 of 2')).toBeInTheDocument();
  expect(shownText()).toContain(prd.response);

  storeElsewhere(storageKeys.token, 'token');
  await settled();
  expect(screen.getByText('Version 1 of 2')).toBeInTheDocument();
});

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

test('Compare starts on the first version, too', async () => {
  const { user } = await openResult();
  await refine(user, '# Fewer bees');
  await user.click(button('Previous version'));
  await user.click(button('Compare'));
  expect(await screen.findByText(/This is the first version/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('To'), 'Version 2, refined');
  const comparison = screen.getByRole('region', { name: 'Comparison' });
  await waitFor(() => {
    expect(comparison.querySelector('ins')).toHaveTextContent('Fewer bees');
  });
  expect(screen.getByLabelText('From')).toHaveDisplayValue('Version 1, draft');
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

test('Save, Discard, Restore and the end of a request leave the focus at the version', async () => {
  const { user } = await openResult();
  const number = () => screen.getByText(/^Version \d of \d$/);
  await user.click(button('Edit'));
  await user.type(await screen.findByRole('textbox', { name: 'Document text' }), '!');
  await user.click(button('Save changes'));
  expect(number()).toHaveFocus();
  await user.click(button('Edit'));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(number()).toHaveFocus();
  await user.click(button('Previous version'));
  await user.click(button('Restore this version'));
  expect(number()).toHaveFocus();
  await refine(user, '# Fewer bees');
  expect(number()).toHaveFocus();
});

test('Contents and Go to are disabled during an edit, and otherwise close Compare', async () => {
  const { user } = await openResult();
  await user.click(button('Edit'));
  expect(screen.queryByRole('link', { name: 'Goals' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Go to' })[0]).toBeDisabled();
  expect(screen.getByText(/save or discard your changes first/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

  await refine(user, prd.response.replace('Count bees', 'Count all bees'));
  for (const lead of [
    () => screen.getByRole('link', { name: 'Goals' }),
    () => screen.getAllByRole('button', { name: 'Go to' })[0] ?? document.body,
  ]) {
    await user.click(button('Compare'));
    expect(await screen.findByRole('region', { name: 'Comparison' })).toBeInTheDocument();
    await user.click(lead());
    expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
    expect(screen.getByRole('article')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  }
});

test('Go to shows the place in the code of a mockup', async () => {
  const { user } = await openResult({
    documentType: 'mockup',
    response: '```html\n<h1>Bees</h1>\n<p>Lorem ipsum</p>\n```',
  });
  await screen.findByTitle('Mockup preview');
  await user.click(button('Go to'));
  expect(await screen.findByRole('tabpanel', { name: 'Code' })).toBeInTheDocument();
  await waitFor(() => {
    expect(document.activeElement).toHaveTextContent('<p>Lorem ipsum</p>');
  });
});

test('another tab’s document joins the versions', async () => {
  const { user } = await openResult();
  await refine(user, '# Fewer bees');
  const other = { ...prd, response: '# Other bees', timestamp: '2026-11-21T12:00:00.000Z' };
  storeElsewhere(storageKeys.submission, JSON.stringify(other));
  expect(await screen.findByText('Version 3 of 3')).toBeInTheDocument();
  expect(screen.getByText(/^From another tab · Model not known · /)).toBeInTheDocument();
  await user.click(button('Previous version'));
  expect(shownText()).toContain('# Fewer bees');
});

test('opening the page does not move the focus', async () => {
  await openResult();
  expect(await screen.findByText('Version 1 of 1')).not.toHaveFocus();
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
