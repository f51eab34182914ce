import { readConfig } from './config';
import { ConfigError } from './ConfigError';

describe('readConfig', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      upstream: undefined,
      generationsPerHour: 30,
      trustedProxies: [],
    });
  });

  test('takes an empty or blank setting as not set', () => {
    const names = ['PORT', 'HOST', 'APP_URL', 'OPENAI_API_KEY', 'OPENAI_BASE_URL'];
    names.push('OPENAI_MODEL', 'GENERATIONS_PER_HOUR', 'TRUST_PROXY');
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    const blank = Object.fromEntries(names.map((name) => [name, '  ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
    expect(readConfig(blank)).toEqual(readConfig({}));
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
        TRUST_PROXY: '10.0.0.1, fd00::/8',
      }),
    ).toEqual({
      port: 0,
      host: '::1',
      appUrl: 'https://ideas.example',
      upstream: { baseUrl: 'http://localhost:11434/v1', apiKey: 'sk-1', model: 'qwen3:8b' },
      generationsPerHour: 5,
      trustedProxies: ['10.0.0.1', 'fd00::/8'],
    });
  });

  test('puts the port into the default address of the product', () => {
    expect(readConfig({ PORT: '8080' }).appUrl).toBe('http://localhost:8080');
  });

  test('has an upstream from a key or from an address alone, but not from a model', () => {
    expect(readConfig({ OPENAI_API_KEY: 'sk-1' }).upstream).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk-1',
      model: undefined,
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

  test.each([
    ['PORT', 'abc', `${port}, not "abc"`],
    ['PORT', '-1', `${port}, not "-1"`],
    ['PORT', '65536', `${port}, not "65536"`],
    ['PORT', '3000.5', `${port}, not "3000.5"`],
    ['PORT', '0x10', `${port}, not "0x10"`],
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
    ['TRUST_PROXY', 'true', `${proxies}, not "true"`],
    ['TRUST_PROXY', '10.0.0.0/33', `${proxies}, not "10.0.0.0/33"`],
    ['TRUST_PROXY', '10.0.0.1,,', `${proxies}, not "10.0.0.1,,"`],
    ['TRUST_PROXY', '10.0.0.0/8/8', `${proxies}, not "10.0.0.0/8/8"`],
  ])('refuses %s=%s in one line', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(message));
  });

  test('never repeats a key that it refuses, nor breaks the line', () => {
    expect(() => readConfig({ OPENAI_API_KEY: 'sk-1\nsk-2' })).toThrow(
      new ConfigError('OPENAI_API_KEY takes a key of printable characters without spaces'),
    );
    expect(() => readConfig({ PORT: '1\n2' })).toThrow(new ConfigError(`${port}, not "1\\n2"`));
  });
});
