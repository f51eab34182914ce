import { readConfig } from './config';
import { deploymentWarnings } from './deploymentWarnings';
import { freePort } from './testing/freePort';
import { buildTestApp, listen } from './testing/buildTestApp';
import { sendRaw } from './testing/sendRaw';

describe('the host of a request', () => {
  const ask = async (host: string, env: Record<string, string> = {}) => {
    const app = await buildTestApp({ env });
    return (await app.inject({ url: '/api/nothing', headers: { host } })).statusCode;
  };

  test.each(['localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'localhost', '127.1.2.3'])(
    'may be the loopback name %s, whatever APP_URL is',
    async (host) => {
      expect(await ask(host)).toBe(404);
      expect(await ask(host, { APP_URL: 'https://ideas.example' })).toBe(404);
    },
  );

  test('may be that of APP_URL and no other', async () => {
    const env = { APP_URL: 'https://ideas.example' };
    expect(await ask('ideas.example', env)).toBe(404);
    expect(await ask('IDEAS.example:443', env)).toBe(404);
    for (const host of ['evil.example', 'ideas.example.evil.example', '192.0.2.1', 'a@b']) {
      expect(await ask(host, env)).toBe(421);
    }
  });

  test('may be an IP address or the name of HOST without APP_URL', async () => {
    expect(await ask('192.0.2.1:3000')).toBe(404);
    expect(await ask('[2001:db8::1]:3000')).toBe(404);
    expect(await ask('box.lan:3000', { HOST: 'box.lan' })).toBe(404);
    expect(await ask('evil.example')).toBe(421);
  });

  test.each(['/', '/api/nothing', '/v1/nothing', '/healthz'])(
    'may be named only once, by a request for %s',
    async (url) => {
      const { port } = new URL(await listen(await buildTestApp()));
      const answer = await sendRaw(
        Number(port),
        `GET ${url} HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('The request has several Host headers.');
    },
  );

  test('is not checked for health checks', async () => {
    const app = await buildTestApp({ env: { APP_URL: 'https://ideas.example' } });
    const { statusCode, body } = await app.inject({
      url: '/healthz',
      headers: { host: '10.0.0.7:3000' },
    });
    expect([statusCode, body]).toEqual([200, '{"status":"ok"}']);
  });
});

describe('/metrics', () => {
  const metrics = { url: '/metrics', headers: { host: '127.0.0.1:3000' } };

  test('counts requests by route, method and status', async () => {
    const app = await buildTestApp();
    await app.inject('/healthz');
    await app.inject('/healthz');
    await app.inject('/api/nothing');
    const { headers, body } = await app.inject(metrics);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('\nhttp_requests_total{method="GET",route="/healthz",status="200"} 2\n');
    expect(body).toContain('status="404"} 1\n');
    expect(body).toContain(
      '\nhttp_request_duration_seconds_bucket{route="/healthz",le="+Inf"} 2\n',
    );
  });

  test.each([
    ['another computer', { remoteAddress: '192.0.2.1' }],
    ['a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '192.0.2.1' } }],
    ['a proxy that names itself', { headers: { host: 'localhost', via: '1.1 proxy' } }],
    ['a proxy that names the host', { headers: { host: 'localhost', 'x-forwarded-host': 'a' } }],
    ['a proxy that names the client', { headers: { host: 'localhost', 'x-real-ip': '192.0.2.1' } }],
    ['a proxy that keeps the host', { headers: { host: '192.0.2.1' } }],
  ])('is not shown to %s', async (_name, request) => {
    const app = await buildTestApp();
    expect((await app.inject({ ...metrics, ...request })).statusCode).toBe(404);
  });

  test('is shown by a published server on its own port only, because a proxy may add no header', async () => {
    const port = await freePort();
    const env = { APP_URL: 'https://ideas.example', METRICS_PORT: String(port) };
    const url = await listen(await buildTestApp({ env }));
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    const apart = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(apart.status).toBe(200);
    expect(apart.headers.get('x-content-type-options')).toBe('nosniff');
    const forwarded = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect(forwarded.status).toBe(404);
    for (const text of ['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n']) {
      expect(await sendRaw(port, text)).toContain('x-content-type-options: nosniff');
    }
  });

  test.each([
    ['https://ideas.example', 404],
    ['http://localhost:3000', 200],
    ['http://[::1]:3000', 200],
  ])('with APP_URL=%s answers %i at the port of the pages', async (appUrl, status) => {
    const app = await buildTestApp({ env: { APP_URL: appUrl } });
    expect((await app.inject(metrics)).statusCode).toBe(status);
  });
});

describe('warnings at the start', () => {
  const warnings = (env: Record<string, string>) => deploymentWarnings(readConfig(env)).join('\n');

  test('do not appear on a local server or in a complete deployment', () => {
    expect(warnings({})).toBe('');
    expect(warnings({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_API_KEY: 'k' })).toBe(
      '',
    );
    expect(
      warnings({
        HOST: '0.0.0.0',
        APP_URL: 'https://ideas.example',
        SMTP_URL: 'smtps://mail.example',
        TRUST_PROXY: '10.0.0.1',
      }),
    ).toBe('');
  });

  test.each([
    [{ HOST: '0.0.0.0' }, /APP_URL is not set.*\nSMTP_URL is not set/],
    [{ HOST: '::', APP_URL: 'http://localhost:3000' }, /APP_URL is http:\/\/localhost:3000/],
    [{ APP_URL: 'https://a.example', SMTP_URL: 'smtp://a' }, /^TRUST_PROXY is not set/],
    [{ APP_URL: 'http://a.example', SMTP_URL: 'smtp://a' }, /^APP_URL has no https/],
    [{ OPENAI_BASE_URL: 'http://a.example', OPENAI_API_KEY: 'k' }, /^OPENAI_BASE_URL has no https/],
  ])('for %j', (env, expected) => {
    expect(warnings(env)).toMatch(expected);
  });
});

test.each([
  ['SMTP_URL', 'nonsense'],
  ['DATABASE_URL', 'nonsense'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['APP_URL', 'nonsense'],
])('%s=%s is refused with one line', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} takes [^\n]+$`));
});

test.each([
  ['/api/forgot', 'POST', 'A request was refused: not_ready', 'no disk'],
  ['/readyz', 'GET', 'Not ready', 'The database'],
] as const)('the 503 of %s is logged with its reason', async (url, method, sentence, reason) => {
  const lines: string[] = [];
  const app = await buildTestApp({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    openDatabase: () => ({
      opened: Promise.reject(new Error('no disk')),
      openTimeout: 60_000,
      close: () => Promise.resolve(),
    }),
  });
  const payload = method === 'POST' ? { payload: { email: 'ada@example.org' } } : {};
  const { statusCode, body } = await app.inject({ url, method, ...payload });
  expect(statusCode).toBe(503);
  const requestId = /"requestId":"([\w-]+)"/.exec(body)?.[1] ?? 'none';
  const own = lines.filter((line) => line.includes(`"reqId":"${requestId}"`));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain(`"msg":"${sentence}"`);
  expect(own[0]).toContain(reason);
});
