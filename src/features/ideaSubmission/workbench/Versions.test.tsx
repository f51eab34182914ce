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
