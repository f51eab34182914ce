import { keepSecret, takeSecret } from './oneTimeSecrets';

test('a secret can be taken once, and its handle does not contain it', () => {
  const handle = keepSecret('hunter2');
  const other = keepSecret('hunter2');
  expect(JSON.stringify(handle)).not.toContain('hunter2');
  expect(other).not.toEqual(handle);
  expect(takeSecret(handle)).toBe('hunter2');
  expect(() => takeSecret(handle)).toThrow('This secret has been taken.');
  expect(takeSecret(other)).toBe('hunter2');
});
