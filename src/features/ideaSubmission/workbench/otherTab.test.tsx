import { act, screen, waitFor } from '@testing-library/react';
import { storageKeys } from '../../../../contract/storageKeys';
import {
  answer,
  asksToStay,
  button,
  instructionBox,
  openResult,
  prd,
  refine,
  shownText,
} from '../../../testing/resultPage';

const otherIdea = { ...prd, idea: 'A map of all bakeries', response: '# Bakeries' };

/** Stores a document like another tab. */
async function storeInOtherTab(submission: object): Promise<void> {
  const key = storageKeys.submission;
  window.localStorage.setItem(key, JSON.stringify(submission));
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }));
    await Promise.resolve();
  });
}

const ready = () => screen.findByText('Your Product Requirement Document is ready.');

test('a document of another idea waits until it is viewed, also while a request runs', async () => {
  const { user } = await openResult();
  answer({ kind: 'stream', text: '', chunks: ['# Half'], end: 'stalled' });
  await user.type(instructionBox(), 'Shorter');
  await user.click(button('Refine'));
  await screen.findByText('# Half');
  await storeInOtherTab(otherIdea);
  await ready();
  expect(screen.getByText('# Half')).toBeInTheDocument();
  expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();

  await user.click(button('View'));
  expect(shownText()).toContain('# Bakeries');
  expect(screen.getByText('Version 1 of 1')).toBeInTheDocument();
  expect(screen.getByText(/^From another tab · /)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('it is offered again after each of its versions, and not for other changes', async () => {
  const { toasts } = await openResult();
  await storeInOtherTab(otherIdea);
  await ready();
  const [offered] = toasts.open();
  await storeInOtherTab(otherIdea);
  expect(toasts.open()).toEqual([offered]);
  await storeInOtherTab({ ...otherIdea, response: '# All bakeries' });
  expect(toasts.open()).toHaveLength(1);
  expect(toasts.open()).not.toEqual([offered]);
});

test('on another page it is not offered: the next visit opens it', async () => {
  const { user } = await openResult();
  await user.click(screen.getAllByRole('link', { name: 'Create' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  await storeInOtherTab(otherIdea);
  expect(screen.queryByRole('button', { name: 'View' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Continue/ }));
  await screen.findByText('Version 1 of 1');
  expect(shownText()).toContain('# Bakeries');
});

test('a document that could not be stored is asked about until another takes its place', async () => {
  const { user } = await openResult();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await refine(user, '# Fewer bees');
  await waitFor(() => {
    expect(asksToStay()).toBe(true);
  });
  full.mockRestore();
  await storeInOtherTab(otherIdea);
  await ready();
  // Longer than it takes to write what has changed.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(shownText()).toContain('# Fewer bees');
  expect(asksToStay()).toBe(true);
  await user.click(button('View'));
  await waitFor(() => {
    expect(asksToStay()).toBe(false);
  });
});
