const name = 'BUILD_CONNECT_ORIGINS';

async function load(): Promise<readonly string[]> {
  jest.resetModules();
  return (await import('./buildSettings')).buildConnectOrigins;
}

describe('buildConnectOrigins', () => {
  afterEach(() => {
    Reflect.deleteProperty(process.env, name);
  });

  test('is empty where the build wrote nothing in', async () => {
    expect(await load()).toEqual([]);
    process.env[name] = '';
    expect(await load()).toEqual([]);
  });

  test('has each origin', async () => {
    process.env[name] = 'https://a.example http://localhost:11434';
    expect(await load()).toEqual(['https://a.example', 'http://localhost:11434']);
  });
});
