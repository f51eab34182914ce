import { createPasswordHash } from './createPasswordHash';

test('hashes with the parameters that OWASP recommends', async () => {
  const { hash, verify } = createPasswordHash();
  const stored = await hash('correct horse');
  expect(stored).toMatch(/^scrypt\$17\$8\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verify(stored, 'correct horse')).toEqual({ right: true, outdated: false });
  expect(await verify(stored, 'guess')).toEqual({ right: false, outdated: false });
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
