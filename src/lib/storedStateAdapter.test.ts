import { createStoredStateAdapter } from './storedStateAdapter';

const user = { id: '1', name: 'Ada', email: 'ada@example.com' };
const submission = {
  idea: 'A calendar for bees',
  documentType: 'prd',
  response: '# Bees\n',
  timestamp: '2026-11-21T09:00:00.000Z',
};

const unavailable = jest.fn();
const warn = jest.fn();
const adapter = () => createStoredStateAdapter(() => window.localStorage, unavailable, warn);
const stored = () => Object.fromEntries(Object.entries(window.localStorage));

beforeEach(() => {
  unavailable.mockClear();
  warn.mockClear();
});

const write = (storage: ReturnType<typeof adapter>, auth: object, saved: object | null) =>
  storage.setItem('persist:ideakiln', { ...auth, submission: saved }) as Promise<void>;

const read = (storage: ReturnType<typeof adapter>) =>
  storage.getItem('persist:ideakiln') as Promise<unknown>;

test('writes each value unwrapped under its own key, and nothing else', async () => {
  await write(adapter(), { user, token: 'secret' }, submission);
  expect(stored()).toEqual({
    user: JSON.stringify(user),
    token: 'secret',
    ideakilnIdeaSubmission: JSON.stringify(submission),
  });
});

test('reads back what was written', async () => {
  await write(adapter(), { user, token: 'secret' }, submission);
  expect(await read(adapter())).toEqual({ user, token: 'secret', submission });
});

test('an absent value reads as null, and null removes its key', async () => {
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

test('reads what a newer version stored: another type of document, and more fields', async () => {
  const newer = { ...submission, documentType: 'roadmap' };
  await write(adapter(), { user, token: 'secret' }, submission);
  window.localStorage.setItem('user', JSON.stringify({ ...user, team: 'Bees' }));
  window.localStorage.setItem('ideakilnIdeaSubmission', JSON.stringify({ ...newer, parts: [] }));
  expect(await read(adapter())).toMatchObject({ user, token: 'secret', submission: newer });
});

test('the next write clears an unreadable value', async () => {
  window.localStorage.setItem('user', 'not JSON');
  const storage = adapter();
  await read(storage);
  await write(storage, { user: null, token: null }, null);
  expect(stored()).toEqual({});
});

test('writes changed values only, so that another tab keeps its changes', async () => {
  const storage = adapter();
  await write(storage, { user, token: 'secret' }, null);
  window.localStorage.removeItem('user');
  window.localStorage.removeItem('token');
  await write(storage, { user, token: 'secret' }, submission);
  expect(Object.keys(stored())).toEqual(['ideakilnIdeaSubmission']);
});

test('reports a full storage once, and later writes work again', async () => {
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

test('a document that does not fit removes the previous one', async () => {
  const storage = adapter();
  await write(storage, { user: null, token: null }, submission);
  expect(warn).toHaveBeenLastCalledWith(false);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await write(storage, { user: null, token: null }, { ...submission, response: '# Another' });
  expect(stored()).toEqual({});
  expect(warn).toHaveBeenLastCalledWith(true);
});

test('reports a forbidden storage, and every value counts as absent', async () => {
  const storage = createStoredStateAdapter(
    () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    unavailable,
    warn,
  );
  expect(await read(storage)).toEqual({ user: null, token: null, submission: null });
  await write(storage, { user, token: 'secret' }, null);
  expect(unavailable).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenLastCalledWith(false);
  await write(storage, { user, token: 'secret' }, submission);
  expect(unavailable).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenLastCalledWith(true);
});

test('purging removes all of our keys and no others', async () => {
  window.localStorage.setItem('elsewhere', 'kept');
  const storage = adapter();
  await write(storage, { user, token: 'secret' }, submission);
  await storage.removeItem('persist:ideakiln');
  expect(stored()).toEqual({ elsewhere: 'kept' });
});
