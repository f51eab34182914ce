import { ConfigError } from '../ConfigError';
import { readPublicSettings } from './readPublicSettings';

test('has a default for every setting, also for an empty one', () => {
  const defaults = {
    PUBLIC_USER_API_URL: '/api',
    PUBLIC_GENERATION_URL: '/v1',
    PUBLIC_GENERATION_KEY: '',
    PUBLIC_CONTACT_EMAIL: 'hello@ideakiln.example',
  };
  expect(readPublicSettings({})).toEqual(defaults);
  expect(readPublicSettings({ PUBLIC_USER_API_URL: ' ', PUBLIC_CONTACT_EMAIL: '' })).toEqual(
    defaults,
  );
});

test('keeps valid settings as they are', () => {
  const settings = {
    PUBLIC_USER_API_URL: 'https://api.example.org',
    PUBLIC_GENERATION_URL: '/service/v1',
    PUBLIC_GENERATION_KEY: 'sk-1',
    PUBLIC_CONTACT_EMAIL: 'ada@example.org',
  };
  expect(readPublicSettings(settings)).toEqual(settings);
});

test.each(['https://', 'api.example.org', 'ftp://example.org', '//example.org/api', '/', '/a?b'])(
  'rejects the address %j',
  (text) => {
    expect(() => readPublicSettings({ PUBLIC_GENERATION_URL: text })).toThrow(
      new ConfigError(
        `PUBLIC_GENERATION_URL takes an http or https address, or a path such as /v1, not "${text}"`,
      ),
    );
  },
);

test('rejects other invalid settings, and repeats no key', () => {
  expect(() => readPublicSettings({ PUBLIC_CONTACT_EMAIL: 'Ada' })).toThrow(
    new ConfigError('PUBLIC_CONTACT_EMAIL takes an email address, not "Ada"'),
  );
  expect(() => readPublicSettings({ PUBLIC_GENERATION_KEY: 'sk 1' })).toThrow(
    new ConfigError('PUBLIC_GENERATION_KEY takes a key of printable characters without spaces'),
  );
});
