import { serverMessage } from './serverMessage';

const refused = (message: string | null) =>
  serverMessage({ kind: 'refused', status: 400, message, retryAfter: null });

test("returns the service's message if there is one", () => {
  expect(refused('Password too weak.')).toBe('Password too weak.');
  expect(refused(null)).toBeNull();
  expect(serverMessage({ kind: 'unanswered' })).toBeNull();
});

test('truncates a message to 200 characters without splitting one', () => {
  expect(refused('é'.repeat(200))).toBe('é'.repeat(200));
  expect(refused('😀'.repeat(201))).toBe(`${'😀'.repeat(199)}…`);
});
