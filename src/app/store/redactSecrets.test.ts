import { redactSecrets } from './redactSecrets';

test('redacts passwords, tokens and verification codes at any depth', () => {
  expect(
    redactSecrets({
      type: 'api/login',
      meta: { arg: { Email: 'ada@example.com', Password: 'hunter2' } },
      payload: [{ token: 'abc', verificationCode: 'c1', user: { name: 'Ada', newPassword: 'x' } }],
    }),
  ).toEqual({
    type: 'api/login',
    meta: { arg: { Email: 'ada@example.com', Password: '[redacted]' } },
    payload: [
      {
        token: '[redacted]',
        verificationCode: '[redacted]',
        user: { name: 'Ada', newPassword: '[redacted]' },
      },
    ],
  });
});

test('returns the same reference if there is no secret', () => {
  const state = { auth: { token: null }, list: [1, { a: 'b' }], text: 'password', none: undefined };
  expect(redactSecrets(state)).toBe(state);
});
