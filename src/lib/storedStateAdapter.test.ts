import { createStoredStateAdapter } from './storedStateAdapter';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const submission = {
  idea: 'A calendar for bees',
  documentType: 'prd',
  response: '# Bees\n',
  timestamp: '2026-11-21T09:00:00.000Z',
};

const unavailable = jest.fn();
const adapter = () => createStoredStateAdapter(() => window.localStorage, unavailable);
const stored = () => Object.fromEntries(Object.entries(window.localStorage));

beforeEach(() => {
  unavailable.mockClear();
});

const write = (storage: ReturnType<typeof adapter>, auth: object, saved: object | null) =>
  storage.setItem('persist:ideakiln', { ...auth, submission: saved }) as Promise<void>;

const read = (storage: ReturnType<typeof adapter>) =>
  storage.getItem('persist:ideakiln') as Promise<unknown>;

test('each value is written under its own key, as it is, and nothing else is', async () => {
  await write(adapter(), { user, token: 'secret' }, submission);
  expect(stored()).toEqual({
    user: JSON.stringify(user),
    token: 'secret',
    ideakilnIdeaSubmission: JSON.stringify(submission),
  });
});

test('what was written comes back', async () => {
  await write(adapter(), { user, token: 'secret' }, submission);
  expect(await read(adapter())).toEqual({ user, token: 'secret', submission });
});

test('an absent value is null, and null removes its key', async () => {
  const storage = adapter();
  await write(storage, { user, token: 'secret' }, submission);
  await write(storage, { user: null, token: null }, submission);
  expect(Object.keys(stored())).toEqual(['ideakilnIdeaSubmission']);
  expect(await read(adapter())).toEqual({ user: null, token: null, submission });
});

test.each([
  ['user', '{"id":', 'user'],
  ['user', '[]', 'user'],
  ['user', '"Ada"', 'user'],
  ['user', 'null', 'user'],
  ['token', '', 'token'],
  ['ideakilnIdeaSubmission', '"text"', 'submission'],
  ['ideakilnIdeaSubmission', JSON.stringify({ ...submission, response: 1 }), 'submission'],
  ['ideakilnIdeaSubmission', JSON.stringify({ ...submission, timestamp: 'today' }), 'submission'],
])('%s with the value %s counts as absent', async (key, raw, field) => {
  await write(adapter(), { user, token: 'secret' }, submission);
  window.localStorage.setItem(key, raw);
  expect(await read(adapter())).toEqual({ user, token: 'secret', submission, [field]: null });
});

test('what could not be read is cleared by the next write', async () => {
  window.localStorage.setItem('user', 'not JSON');
  const storage = adapter();
  await read(storage);
  await write(storage, { user: null, token: null }, null);
  expect(stored()).toEqual({});
});

test('only what has changed is written, so that another tab keeps what it did', async () => {
  const storage = adapter();
  await write(storage, { user, token: 'secret' }, null);
  window.localStorage.removeItem('user');
  window.localStorage.removeItem('token');
  await write(storage, { user, token: 'secret' }, submission);
  expect(Object.keys(stored())).toEqual(['ideakilnIdeaSubmission']);
});

test('a full storage is told once, and later writes work again', async () => {
  const storage = adapter();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write(storage, { user, token: 'secret' }, submission);
  await write(storage, { user, token: 'other' }, submission);
  expect(unavailable).toHaveBeenCalledTimes(1);
  setItem.mockRestore();
  await write(storage, { user, token: 'other' }, submission);
  expect(stored()).toMatchObject({ user: JSON.stringify(user), token: 'other' });
});

test('a document that finds no room does not leave the one before in its place', async () => {
  const storage = adapter();
  await write(storage, { user: null, token: null }, submission);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write(storage, { user: null, token: null }, { ...submission, response: '# Another' });
  expect(stored()).toEqual({});
});

test('a forbidden storage is told, and everything counts as absent', async () => {
  const storage = createStoredStateAdapter(() => {
    throw new DOMException('forbidden', 'SecurityError');
  }, unavailable);
  expect(await read(storage)).toEqual({ user: null, token: null, submission: null });
  await write(storage, { user, token: 'secret' }, submission);
  expect(unavailable).toHaveBeenCalledTimes(1);
});

test('purging removes every key of ours and no other', async () => {
  window.localStorage.setItem('elsewhere', 'kept');
  const storage = adapter();
  await write(storage, { user, token: 'secret' }, submission);
  await storage.removeItem('persist:ideakiln');
  expect(stored()).toEqual({ elsewhere: 'kept' });
});
