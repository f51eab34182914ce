import { createPasswordHash } from './createPasswordHash';

test('hashes with the parameters that OWASP recommends', async () => {
  const { hash, verify } = createPasswordHash();
  const stored = await hash('correct horse');
  expect(stored).toMatch(/^scrypt\$17\$8\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verify(stored, 'correct horse')).toEqual({ right: true, outdated: false });
  expect(await verify(stored, 'guess')).toEqual({ right: false, outdated: false });
});

const salt = 'c2FsdHNhbHRzYWx0c2FsdA';
const key = 'a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V';

test.each([
  '',
  '$',
  ':',
  '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
  'scrypt$10$8$c2FsdA',
  `scrypt$10$8$${salt}$`,
  `scrypt$10$8$${salt}$${key.slice(1)}`,
  `scrypt$10$8$$${key}`,
  `scrypt$9$8$${salt}$${key}`,
  `scrypt$21$8$${salt}$${key}`,
  `scrypt$1e1$8$${salt}$${key}`,
  `scrypt$10$16$${salt}$${key}`,
  'salt:zz',
  `${'0'.repeat(32)}:`,
  `${'0'.repeat(32)}:${'0'.repeat(126)}`,
])('no password matches the damaged hash %j', async (damaged) => {
  const { verify } = createPasswordHash(10);
  await expect(verify(damaged, 'guess')).rejects.toThrow(
    'The stored hash of a password is damaged',
  );
});

test('hashes two at a time and answers 503 to those that wait too long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    const { hash } = createPasswordHash(14);
    const hashes = Array.from({ length: 5 }, () => hash('correct horse'));
    const settled = Promise.allSettled(hashes);
    jest.advanceTimersByTime(10_000);
    const outcomes = (await settled).map((outcome) =>
      outcome.status === 'fulfilled' ? 'hashed' : (outcome.reason as unknown),
    );
    expect(outcomes).toEqual([
      'hashed',
      'hashed',
      ...Array<unknown>(3).fill(expect.objectContaining({ statusCode: 503, retryAfter: 10 })),
    ]);
    expect(await hash('correct horse')).toMatch(/^scrypt\$14/);
  } finally {
    jest.useRealTimers();
  }
});
