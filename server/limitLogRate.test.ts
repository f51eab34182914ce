import { promptFor } from '../contract/prompt';
import { limitLogRate } from './limitLogRate';
import { buildTestApp } from './testing/buildTestApp';

const order = { model: 'gpt-4.1', input: promptFor('prd', 'A shop for used bicycles') };

afterEach(() => {
  jest.useRealTimers();
});

test('a flood of failing requests writes few lines, and then how many were left out', async () => {
  const lines: string[] = [];
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const app = await buildTestApp({
    // Nobody listens there.
    env: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', GENERATIONS_PER_HOUR: '1000' },
    logger: {
      level: 'warn',
      stream: { write: (line: string) => void lines.push(line) },
      hooks: limitLogRate({ maximum: 5, window: 60_000 }),
    },
  });
  const fail = async () => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/v1/responses',
      payload: order,
    });
    expect(statusCode).toBe(502);
  };
  const like = (message: string) => lines.filter((line) => line.includes(`"msg":"${message}"`));
  for (let count = 0; count < 30; count++) await fail();
  expect(like('A generation failed')).toHaveLength(5);
  expect(like('Lines were left out')).toEqual([]);
  jest.advanceTimersByTime(60_000);
  expect(like('Lines were left out').join()).toContain('"leftOut":25,"like":"A generation failed"');
  await fail();
  expect(like('A generation failed')).toHaveLength(6);
  jest.advanceTimersByTime(60_000);
  expect(lines.filter((line) => line.includes('"leftOut":25,"like":"A generation'))).toHaveLength(
    1,
  );
});

test('errors without a message are counted by their code', async () => {
  const lines: string[] = [];
  const app = await buildTestApp({
    logger: {
      level: 'warn',
      stream: { write: (line: string) => void lines.push(line) },
      hooks: limitLogRate({ maximum: 2 }),
    },
  });
  for (let count = 0; count < 9; count++) {
    app.log.warn({ err: Object.assign(new Error(`At /${count}`), { code: 'ALREADY_SENT' }) });
  }
  expect(lines).toHaveLength(2);
});

test('audit events are never left out', async () => {
  const lines: string[] = [];
  const app = await buildTestApp({
    logger: {
      level: 'info',
      stream: { write: (line: string) => void lines.push(line) },
      hooks: limitLogRate({ maximum: 1 }),
    },
  });
  for (let count = 0; count < 4; count++) app.log.info({ event: 'signedIn' }, 'Account event');
  expect(lines).toHaveLength(4);
});
