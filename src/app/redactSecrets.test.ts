import { redactSecrets } from './redactSecrets';

test('passwords, tokens and verification codes are blanked, wherever they are', () => {
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

test('what holds no secret is the same reference', () => {
  const state = { auth: { token: null }, list: [1, { a: 'b' }], text: 'password', none: undefined };
  expect(redactSecrets(state)).toBe(state);
});
