import { accountEmail } from './accountEmail';

test.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada@example.org.', 'ada@example.org'],
  ['ada@example.org。', 'ada@example.org'],
  ['ada@example.org．｡', 'ada@example.org'],
  ['ada@ｅxample.org', 'ada@example.org'],
  ['ada@exa。mple.org', 'ada@exa.mple.org'],
  ['ada@xn--exmple-cua.org', 'ada@exämple.org'],
  ['ada@EXÄMPLE.org', 'ada@exämple.org'],
  ['zoe\u0308@example.org', 'zo\u00eb@example.org'],
  ['ada@example.org/x.example.net', 'ada@example.org/x.example.net'],
  ['ada@-.xn--', 'ada@-.xn--'],
  ['ada@1.2', 'ada@1.2'],
  ['ada@010.0.0.1', 'ada@010.0.0.1'],
])('%j is the account %j', (typed, account) => {
  expect(accountEmail(typed)).toBe(account);
});
