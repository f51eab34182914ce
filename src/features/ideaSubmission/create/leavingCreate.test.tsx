import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { ideaTyped } from '../ideaSubmissionEvents';
import { ideaField, openCreate } from '../../../testing/createPage';

const leaveIsQuestioned = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const keptIdea = () =>
  v.parse(v.object({ usr: v.object({ idea: v.string() }) }), history.state).usr;

test.each(['beforeunload', 'pagehide'])('%s keeps the idea before the pause', async (type) => {
  const { user } = await openCreate();
  await user.type(ideaField(), 'An idea');
  window.dispatchEvent(new Event(type));
  expect(keptIdea()).toMatchObject({ idea: 'An idea' });
});

test('leaving asks for confirmation only if the browser cannot keep the idea', async () => {
  const { user } = await openCreate();
  await user.type(ideaField(), 'An idea');
  expect(leaveIsQuestioned()).toBe(false);
  const replaceState = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too large.', 'QuotaExceededError');
  });
  await user.type(ideaField(), '!');
  expect(leaveIsQuestioned()).toBe(true);
  replaceState.mockRestore();
});

test('an idea is kept even if the user leaves at once, and restored into an empty form only', async () => {
  const { user, store } = await openCreate();
  await user.type(ideaField(), 'An idea');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Examples' }));
  await screen.findByRole('heading', { level: 1, name: 'Examples' });
  expect(leaveIsQuestioned()).toBe(false);
  // Like after a reload, except for the interaction.
  store.dispatch(ideaTyped(''));
  window.history.back();
  await waitFor(() => {
    expect(ideaField()).toHaveValue('An idea');
  });
});
