import { readConfig } from './config';
import { ConfigError } from './ConfigError';

describe('readConfig', () => {
  test('has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      appUrl: 'http://localhost:3000',
      upstream: undefined,
      generationsPerHour: 30,
      generationsPerDay: 1000,
      generationRequiresSignIn: false,
      trustedProxies: [],
      dataDir: '.data',
      databaseUrl: undefined,
      authSecret: undefined,
      drainDelaySeconds: 5,
      drainSeconds: 15,
      mail: {
        smtpUrl: undefined,
        from: 'Ideakiln <no-reply@localhost>',
        subjects: {
          verify: 'Verify your Ideakiln account',
          taken: 'You already have an Ideakiln account',
          unverified: 'Your Ideakiln account is not verified yet',
          reset: 'Reset your Ideakiln password',
          passwordChanged: 'Your Ideakiln password was changed',
          signInsFailed: 'Failed sign-ins to your Ideakiln account',
        },
      },
    });
  });

  test('treats an empty or blank setting as not set', () => {
    const names = ['PORT', 'HOST', 'APP_URL', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'];
    names.push('OPENAI_MODEL', 'GENERATIONS_PER_HOUR', 'TRUST_PROXY', 'DATA_DIR', 'DATABASE_URL');
    names.push('GENERATIONS_PER_DAY', 'GENERATION_REQUIRES_SIGN_IN');
    names.push('SMTP_URL', 'AUTH_SECRET', 'MAIL_FROM', 'MAIL_SUBJECT_VERIFY');
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    const blank = Object.fromEntries(names.map((name) => [name, '  ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
    expect(readConfig(blank)).toEqual(readConfig({}));
  });

  test('maps HOST=localhost to one address, because Fastify would start a second server at ::1', () => {
    expect(readConfig({ HOST: 'localhost' }).host).toBe('127.0.0.1');
  });

  test('reads every setting', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        APP_URL: 'https://ideas.example/',
        OPENAI_API_KEY: 'sk-1',
        OPENAI_BASE_URL: 'http://localhost:11434/v1',
        OPENAI_MODEL: 'qwen3:8b',
        GENERATIONS_PER_HOUR: '5',
        GENERATIONS_PER_DAY: '50',
        GENERATION_REQUIRES_SIGN_IN: '1',
        TRUST_PROXY: '10.0.0.1, fd00::/8',
        DATA_DIR: '/var/lib/ideakiln',
        DATABASE_URL: 'postgres://me:secret@db.example/ideakiln',
        SMTP_URL: 'smtps://me:secret@mail.example',
        AUTH_SECRET: 'an-authentic-secret-of-some-length',
        DRAIN_DELAY_SECONDS: '7',
        DRAIN_SECONDS: '60',
        MAIL_FROM: 'Ideas <hello@ideas.example>',
        MAIL_SUBJECT_VERIFY: 'Prove it',
        MAIL_SUBJECT_TAKEN: 'Again?',
        MAIL_SUBJECT_UNVERIFIED: 'Unfinished?',
        MAIL_SUBJECT_RESET: 'Forgotten?',
        MAIL_SUBJECT_CHANGED: 'Changed!',
        MAIL_SUBJECT_SIGN_INS_FAILED: 'Watch out!',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      publicUrl: 'https://ideas.example',
      appUrl: 'https://ideas.example',
      upstream: { baseUrl: 'http://localhost:11434/v1', apiKey: 'sk-1', model: 'qwen3:8b' },
      generationsPerHour: 5,
      generationsPerDay: 50,
      generationRequiresSignIn: true,
      trustedProxies: ['10.0.0.1', 'fd00::/8'],
      dataDir: '/var/lib/ideakiln',
      databaseUrl: 'postgres://me:secret@db.example/ideakiln',
      authSecret: 'an-authentic-secret-of-some-length',
      drainDelaySeconds: 7,
      drainSeconds: 60,
      mail: {
        smtpUrl: 'smtps://me:secret@mail.example',
        from: 'Ideas <hello@ideas.example>',
        subjects: {
          verify: 'Prove it',
          taken: 'Again?',
          unverified: 'Unfinished?',
          reset: 'Forgotten?',
          passwordChanged: 'Changed!',
          signInsFailed: 'Watch out!',
        },
      },
    });
  });

  test('uses the port in the default public address', () => {
    expect(readConfig({ PORT: '8080' }).appUrl).toBe('http://localhost:8080');
  });

  test('configures an upstream from a key or a base URL alone, but not from a model', () => {
    expect(readConfig({ OPENAI_API_KEY: 'sk-1' }).upstream).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk-1',
      model: 'gpt-4.1',
    });
    expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:1234' }).upstream).toMatchObject({
      baseUrl: 'http://localhost:1234/',
      apiKey: undefined,
    });
    expect(readConfig({ OPENAI_MODEL: 'gpt-4.1' }).upstream).toBeUndefined();
  });

  const port = 'PORT takes a whole number from 0 to 65535';
  const appUrl =
    'APP_URL takes an http or https address without a path, such as https://example.org';
  const baseUrl =
    'OPENAI_BASE_URL takes an http or https address, such as https://api.openai.com/v1';
  const rate = 'GENERATIONS_PER_HOUR takes a whole number from 1 to 1000000';
  const proxies =
    'TRUST_PROXY takes IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8';

  const from = 'MAIL_FROM takes an email address, such as Ideakiln <hello@example.org>';

  test.each([
    ['PORT', 'abc', `${port}, not "abc"`],
    ['PORT', '-1', `${port}, not "-1"`],
    ['PORT', '65536', `${port}, not "65536"`],
    ['PORT', '3000.5', `${port}, not "3000.5"`],
    ['PORT', '0x10', `${port}, not "0x10"`],
    ['METRICS_PORT', '3000', 'METRICS_PORT takes another number than PORT'],
    ['HOST', 'a b', 'HOST takes a host name or an IP address, not "a b"'],
    ['APP_URL', 'example.org', `${appUrl}, not "example.org"`],
    ['APP_URL', 'ftp://example.org', `${appUrl}, not "ftp://example.org"`],
    ['APP_URL', 'https://example.org/app', `${appUrl}, not "https://example.org/app"`],
    ['OPENAI_BASE_URL', 'file:///etc', `${baseUrl}, not "file:///etc"`],
    ['OPENAI_BASE_URL', 'localhost:11434', `${baseUrl}, not "localhost:11434"`],
    [
      'OPENAI_MODEL',
      'gpt 4',
      'OPENAI_MODEL takes the name of a model, without spaces, not "gpt 4"',
    ],
    ['GENERATIONS_PER_HOUR', '0', `${rate}, not "0"`],
    ['GENERATIONS_PER_HOUR', '1e3', `${rate}, not "1e3"`],
    [
      'GENERATIONS_PER_DAY',
      '1000001',
      'GENERATIONS_PER_DAY takes a whole number from 1 to 1000000, not "1000001"',
    ],
    [
      'GENERATION_REQUIRES_SIGN_IN',
      'yes',
      'GENERATION_REQUIRES_SIGN_IN takes 1 for yes or 0 for no, not "yes"',
    ],
    ['MAIL_FROM', 'Ideakiln', `${from}, not "Ideakiln"`],
    ['MAIL_FROM', 'a@example.org, b@example.org', `${from}, not "a@example.org, b@example.org"`],
    [
      'MAIL_SUBJECT_RESET',
      'a\nb',
      'MAIL_SUBJECT_RESET takes one line of at most 200 characters, not "a\\nb"',
    ],
    ['DATA_DIR', 'a\nb', 'DATA_DIR takes the path of a folder, not "a\\nb"'],
    ['TRUST_PROXY', 'true', `${proxies}, not "true"`],
    ['TRUST_PROXY', '10.0.0.0/33', `${proxies}, not "10.0.0.0/33"`],
    ['TRUST_PROXY', '10.0.0.1,,', `${proxies}, not "10.0.0.1,,"`],
    ['TRUST_PROXY', '10.0.0.0/8/8', `${proxies}, not "10.0.0.0/8/8"`],
  ])('rejects %s=%s with one line', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });

  test('reports an invalid key on one line without repeating it', () => {
    expect(() => readConfig({ OPENAI_API_KEY: 'sk-1\nsk-2' })).toThrow(
      new ConfigError('OPENAI_API_KEY takes a key of printable characters without spaces'),
    );
    expect(() => readConfig({ AUTH_SECRET: 'too short' })).toThrow(
      new ConfigError('AUTH_SECRET takes at least 32 printable characters without spaces'),
    );
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db.example' })).toThrow(
      new ConfigError(
        'DATABASE_URL takes the address of a PostgreSQL, such as postgres://user:password@localhost:5432/ideakiln',
      ),
    );
    expect(() => readConfig({ SMTP_URL: 'me:secret@mail.example' })).toThrow(
      new ConfigError(
        'SMTP_URL takes the address of a mail server, such as smtps://user:password@mail.example.org',
      ),
    );
    expect(() => readConfig({ PORT: '1\n2' })).toThrow(new ConfigError(`${port}, not "1\\n2"`));
  });
});
