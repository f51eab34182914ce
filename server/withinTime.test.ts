import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { withinTime } from './withinTime';

test('rejects after the time limit', async () => {
  const never = new Promise(() => undefined);
  await expect(withinTime(never, 10, 'No answer')).rejects.toThrow('No answer');
});

test('accepts a result that arrives in time, even if the process is busy until after the limit', async () => {
  const bytes = new Promise((resolve) => {
    // After this callback, Node runs expired timers first.
    setImmediate(() => {
      resolve(withinTime(promisify(randomBytes)(8), 50, 'No answer'));
      const begun = performance.now();
      while (performance.now() - begun < 200);
    });
  });
  expect(await bytes).toHaveLength(8);
});
