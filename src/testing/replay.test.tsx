import { replay } from './replay';
import { screen, waitFor } from '@testing-library/react';
import { redactSecrets } from '../app/store/redactSecrets';
import { server } from './server';
import { shownPage } from './shownPage';

test('an exported log shows its last state and any earlier one', async () => {
  const { tools } = await replay('sign-in-with-document.json', { path: '/create' });
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  const end = shownPage();
  const arrived = tools
    .actions()
    .findIndex(({ type }) => type === 'ideaSubmission/generationTextArrived');
  tools.jumpTo(arrived);
  expect(await screen.findByText('Half')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  tools.jumpTo(tools.last());
  await waitFor(() => {
    expect(shownPage()).toBe(end);
  });
});

test('replaying a log has no side effects; later writes store none of its secrets', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const called = jest.fn();
  server.events.on('request:start', called);
  const { store, toasts, user } = await replay('sign-in-with-document.json', { path: '/create' });
  const show = jest.spyOn(toasts, 'show');
  const state = store.getState();
  expect(state.auth.session).toMatchObject({ status: 'signedIn', token: '[redacted]' });
  expect(redactSecrets(state)).toEqual(state);

  await user.type(screen.getByRole('textbox', { name: /Describe your idea/ }), ' and wasps');
  expect(store.getState().ideaSubmission.idea).toMatch(/ and wasps$/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(write).not.toHaveBeenCalled();
  expect(called).not.toHaveBeenCalled();
  expect(show).not.toHaveBeenCalled();
  server.events.removeAllListeners();
});

test('also replays a whole history', async () => {
  await replay('history-of-a-choice.json', { path: '/create' });
  expect(screen.getByRole('textbox', { name: /Describe your idea/ })).toHaveValue(
    'A map of bakeries',
  );
  expect(screen.getByRole('radio', { name: /Mockup/ })).toBeChecked();
});

test('rejects a file that is not a log', async () => {
  await expect(replay('../../../package.json')).rejects.toThrow('Invalid');
});
