import { keepSecret, takeSecret } from './oneTimeSecrets';

test('a secret is given once, and its handle does not hold it', () => {
  const handle = keepSecret('hunter2');
  const other = keepSecret('hunter2');
  expect(JSON.stringify(handle)).not.toContain('hunter2');
  expect(other).not.toEqual(handle);
  expect(takeSecret(handle)).toBe('hunter2');
  expect(() => takeSecret(handle)).toThrow('This secret has been taken.');
  expect(takeSecret(other)).toBe('hunter2');
});
