import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { listPrerenderedPages, pageFileFor } from '../../contract/prerenderedPages';
import { routePaths } from '../../contract/routePaths';
import { buildTestApp } from '../testing/buildTestApp';

const pageIn = (file: string) => `<!doctype html><title>${file}</title>`;
const page = pageIn('app.html');
const notFoundPage = pageIn('404.html');
const home = pageIn('index.html');
const script = 'console.log("app")';

function makeWebRoot(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-'));
  const root = path.join(folder, 'web');
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(path.join(root, name), content);
  };
  for (const [name, content] of [
    ...['app.html', ...listPrerenderedPages().map(({ file }) => file)].map(
      (file) => [file, pageIn(file)] as const,
    ),
    ['assets/main.1a2b.js', script],
  ] as const) {
    write(name, content);
    write(`${name}.br`, brotliCompressSync(content));
    write(`${name}.gz`, gzipSync(content));
  }
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('.hidden', 'hidden');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  return root;
}

const webRoot = makeWebRoot();

async function ask(
  url: string,
  headers: Record<string, string> = {},
  method: InjectOptions['method'] & string = 'GET',
): Promise<LightMyRequestResponse> {
  const app = await buildTestApp({ webRoot });
  return app.inject({ method, url, headers });
}

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  test.each(Object.values(routePaths))('shows the app at %s', async (url) => {
    const response = await ask(`${url}?email=a%40b.c`, navigation);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toBe(pageIn(pageFileFor(url, '?email=a%40b.c')));
  });

  test.each([
    ['/examples', 'examples.html'],
    ['/examples?tab=prd', 'examples.html'],
    ['/examples?x=1&tab=frd', 'examples.frd.html'],
    ['/examples?from=a?b&tab=frd', 'examples.frd.html'],
    ['/examples?tab=mockup', 'examples.mockup.html'],
    ['/examples?tab=nonsense', 'examples.html'],
    ['/crm?tab=services', 'crm.services.html'],
    ['/crm?tab=dashboard', 'crm.html'],
    ['/profile?section=plans', 'profile.plans.html'],
    ['/create?tab=frd', 'create.html'],
    ['/result?tab=frd', 'result.html'],
    ['/verify', 'verify.missing.html'],
    ['/verify?code=1&email=a%40b.c', 'verify.html'],
    ['/verify?code=&email=a%40b.c', 'app.html'],
    ['/reset?token=1', 'reset.html'],
    ['/reset?token=', 'reset.missing.html'],
  ])('shows the tab or view in the query of %s', async (url, file) => {
    expect((await ask(url, navigation)).body).toBe(pageIn(file));
  });

  test.each([
    ['/Create', '/create'],
    ['/create/', '/create'],
    ['/community//', '/community'],
    ['/verifylogin', '/VerifyLogin'],
    ['/Verify/?code=1&email=a%2Bb@c.d', '/verify?code=1&email=a%2Bb@c.d'],
    ['/Examples/?from=a?b&tab=frd', '/examples?from=a?b&tab=frd'],
  ])('redirects %s to %s', async (url, address) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await ask(url, navigation, method);
      expect(response.statusCode).toBe(308);
      expect(response.headers.location).toBe(address);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
    expect((await ask(address, navigation)).statusCode).toBe(200);
  });

  test.each(['/nowhere', '/create/more', '/index.html', '/nowhere.html'])(
    'shows the not-found page with 404 at %s',
    async (url) => {
      const response = await ask(url, navigation);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.body).toBe(notFoundPage);
    },
  );

  test('sends the complete not-found page, even to a browser that has it cached', async () => {
    const { headers } = await ask('/', navigation);
    const response = await ask('/nowhere', {
      ...navigation,
      'if-none-match': String(headers.etag),
      'if-modified-since': new Date(Date.now() + 10_000).toUTCString(),
      range: 'bytes=0-3',
    });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(notFoundPage);
  });

  test('sends a plain 404 to a client that does not accept HTML', async () => {
    const response = await ask('/nowhere', { accept: 'image/avif,image/webp,*/*;q=0.8' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/plain');
  });
});

describe('files', () => {
  test.each([
    ['br', 'br', (raw: Buffer) => brotliDecompressSync(raw).toString()],
    ['gzip, deflate, br', 'br', (raw: Buffer) => brotliDecompressSync(raw).toString()],
    ['gzip', 'gzip', (raw: Buffer) => gunzipSync(raw).toString()],
    ['br;q=0, gzip', 'gzip', (raw: Buffer) => gunzipSync(raw).toString()],
    ['identity', undefined, (raw: Buffer) => raw.toString()],
  ])('answer accept-encoding %s with %s', async (accepted, encoding, decode) => {
    for (const [url, content] of [
      ['/assets/main.1a2b.js', script],
      ['/', home],
      ['/verify?email=a%40b.c', page],
    ] as const) {
      const response = await ask(url, { 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toBe('accept-encoding');
      expect(decode(response.rawPayload)).toBe(content);
    }
  });

  test('are cached for a year if the name is hashed, for an hour otherwise', async () => {
    const hashed = await ask('/assets/main.1a2b.js', { 'accept-encoding': 'br' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const plain = await ask('/favicon.svg', { 'accept-encoding': 'br' });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=3600');
    expect(plain.headers['content-type']).toBe('image/svg+xml');
  });

  test.each(['/', '/assets/main.1a2b.js'])('answer 304 for %s if it is unchanged', async (url) => {
    const app = await buildTestApp({ webRoot });
    const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    const known = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const second = await app.inject({ url, headers: known });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
    const other = await app.inject({ url, headers: { ...known, 'accept-encoding': 'gzip' } });
    expect(other.statusCode).toBe(200);
  });

  test('answer HEAD with the headers of GET and no body', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/assets/main.1a2b.js', 200],
      ['/nowhere', 404],
      ['/assets/gone.js', 404],
    ] as const) {
      const head = await ask(url, navigation, 'HEAD');
      const get = await ask(url, navigation);
      expect(head.statusCode).toBe(status);
      expect(head.body).toBe('');
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['content-length']).toBe(get.headers['content-length']);
    }
  });

  test.each(['/assets/gone.1a2b.js', '/assets/', '/assets', '/assets/main.1a2b.js.br'])(
    'answer %s with a plain 404 that is not cached',
    async (url) => {
      const response = await ask(url, { ...navigation, 'accept-encoding': 'br' });
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('text/plain');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toBe('Not found');
    },
  );

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/secret.txt%00.js',
    '/.hidden',
    '/assets//main.1a2b.js',
    `/${'a'.repeat(5000)}`,
  ])('reveal nothing at %s', async (url) => {
    const response = await ask(url, { accept: 'image/png' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe('Not found');
  });

  test.each(['/%E0%A4%A', '/create%', '/crm/%zz?x=%zz'])(
    'answer %s, which cannot be decoded, with the not-found page',
    async (url) => {
      const response = await ask(url, navigation);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );
});

describe('neither pages nor files', () => {
  test.each(['/api', '/api/nothing', '/api/nothing.js?x=1'])('answers %s in JSON', async (url) => {
    const response = await ask(url, navigation);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is no such call.' });
  });

  test.each(['/v1', '/v1/models', '/v1/responses'])(
    'answers GET %s like the Responses API',
    async (url) => {
      const response = await ask(url, navigation);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        error: {
          message: 'There is no such call.',
          type: 'invalid_request_error',
          param: null,
          code: 'not_found',
        },
      });
    },
  );

  test.each(['/apiary', '/v10'])('treats %s as a page', async (url) => {
    expect((await ask(url, navigation)).body).toBe(notFoundPage);
  });

  test('answers a POST to a page in JSON', async () => {
    const response = await ask('/create', navigation, 'POST');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is no such call.' });
  });

  test('answers 404 if the web application was not built', async () => {
    const app = await buildTestApp();
    const response = await app.inject({ url: '/', headers: navigation });
    expect(response.statusCode).toBe(404);
  });
});
