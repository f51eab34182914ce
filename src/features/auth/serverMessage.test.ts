import { serverMessage } from './serverMessage';

const refused = (message: string | null) =>
  serverMessage({ kind: 'refused', status: 400, message });

test('the message of the service, if there is one', () => {
  expect(refused('Password too weak.')).toBe('Password too weak.');
  expect(refused(null)).toBeNull();
  expect(serverMessage({ kind: 'unanswered' })).toBeNull();
});

test('a message is cut at 200 characters, none of them in half', () => {
  expect(refused('é'.repeat(200))).toBe('é'.repeat(200));
  expect(refused('😀'.repeat(201))).toBe(`${'😀'.repeat(199)}…`);
});
