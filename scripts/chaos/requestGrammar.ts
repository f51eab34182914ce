/** A request as text to send, without its client address. */
export interface GrammarRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** The routes to send requests to. */
export const routes = [
  'GET /',
  'GET /result',
  'GET /assets/x.js',
  'POST /api/login',
  'POST /api/signup',
  'POST /api/forgot',
  'POST /api/resend',
  'POST /api/reverify',
  'POST /api/reset',
  'POST /api/logout',
  'POST /api/sessions/end',
  'POST /api/account/delete',
  'GET /api/account',
  'GET /api/sessions',
  'GET /api/verify',
  'POST /v1/responses',
] as const;

const fields = [
  'Email',
  'Password',
  'email',
  'password',
  'name',
  'token',
  'code',
  'id',
  'model',
  'input',
  'stream',
  '__proto__',
  'constructor',
  'toString',
];
const methods = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'];
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json, text/html',
  ';',
  'a/b/c',
];
const texts = [
  '',
  ' ',
  '\0',
  '\ud800',
  'null',
  "' or 1=1 --",
  '../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '🚲'.repeat(50),
  '%00%ff%',
  'a@b.c',
  'Create a Product Requirement Document based on the following idea: ',
];

/** The share of the requests to a route that carry a session token; a sign-out ends the session. */
const shareSignedIn = (route: string) => (route === 'POST /api/logout' ? 0.003 : 0.3);

/**
 * Generates random requests, most of them malformed; the same seed generates the same ones.
 *
 * @returns a function that takes a route and the token of a session
 */
export function createGrammar(seed: number): (route: string, token: string) => GrammarRequest {
  let state = seed;
  const random = (): number => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance = (share: number) => random() < share;
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';

  function value(depth: number): unknown {
    const kind = Math.floor(random() * (depth > 3 ? 5 : 7));
    switch (kind) {
      case 0:
        return pick(texts);
      case 1:
        return 'x'.repeat(Math.floor(random() * 3000));
      case 2:
        return chance(0.5) ? 1e308 * (random() - 0.5) : -0;
      case 3:
        return null;
      case 4:
        return chance(0.5);
      case 5:
        return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
      default:
        return object(depth + 1);
    }
  }

  const object = (depth: number): object =>
    Object.fromEntries(
      Array.from({ length: Math.floor(random() * 5) }, () => [pick(fields), value(depth)]),
    );

  function body(): Buffer {
    if (chance(0.1))
      return Buffer.from(Array.from({ length: 64 }, () => Math.floor(random() * 256)));
    if (chance(0.05)) return Buffer.from('['.repeat(20_000));
    const text = chance(0.05)
      ? `{"__proto__":${JSON.stringify(object(0))}}`
      : JSON.stringify(value(0));
    return Buffer.from(chance(0.2) ? text.slice(0, Math.floor(random() * text.length)) : text);
  }

  return (route, token) => {
    const [usual = '', path = ''] = route.split(' ');
    const method = chance(0.15) ? pick(methods) : usual;
    const query = chance(0.3) ? `?${pick(fields)}=${encodeURIComponent(pick(texts.slice(4)))}` : '';
    const suffix = chance(0.1) ? pick(['/', '//', '/..', '/%2e%2e/', ';x', '/%', '?%ff']) : '';
    const headers: Record<string, string> = {};
    if (chance(0.9)) headers['content-type'] = chance(0.7) ? 'application/json' : pick(types);
    if (chance(0.2))
      headers.authorization = pick(['Bearer', 'Bearer x', 'Basic eDp5', ', ', 'Bearer a b']);
    if (chance(0.1)) headers.cookie = pick(['token=', 'token=x; token=y', '=', ';;;', 'token=%00']);
    if (chance(shareSignedIn(route))) headers.authorization = `Bearer ${token}`;
    if (chance(0.1)) headers.accept = pick(['*/*', 'text/html', 'x', '']);
    if (chance(0.1)) headers['accept-encoding'] = pick(['br', 'gzip;q=x', '*', 'identity;q=0']);
    if (chance(0.1)) headers.range = pick(['bytes=0-', 'bytes=9-1', 'bytes=-', 'lines=1']);
    if (chance(0.05)) headers.origin = pick(['null', 'http://evil.example', 'x']);
    if (chance(0.05)) headers['if-none-match'] = pick(['*', '"', 'W/']);
    const hasBody = method !== 'GET' && method !== 'HEAD' && chance(0.9);
    return { method, path: path + suffix + query, headers, body: hasBody ? body() : undefined };
  };
}
