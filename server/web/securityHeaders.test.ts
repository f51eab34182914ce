import { buildTestApp } from '../testing/buildTestApp';
import { securityHeaders } from './securityHeaders';

describe('securityHeaders', () => {
  test.each(['/', '/nowhere', '/api/nothing', '/v1/nothing'])('covers %s', async (url) => {
    const app = await buildTestApp();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;" +
        "font-src 'self' data:;connect-src 'self';manifest-src 'self';frame-src 'none';frame-ancestors 'none';" +
        "base-uri 'none';form-action 'self';object-src 'none';require-trusted-types-for 'script';trusted-types default",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('requires https only if the public address has https', async () => {
    const plain = await (await buildTestApp()).inject('/');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    const secure = await (
      await buildTestApp({ env: { APP_URL: 'https://a.example' } })
    ).inject({ url: '/', headers: { host: 'a.example' } });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('allows the page to call the origins compiled into it', () => {
    const headers = securityHeaders({
      appUrl: 'http://localhost',
      connectOrigins: ['https://api.example', 'http://localhost:11434'],
    });
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example http://localhost:11434;",
    );
  });
});
