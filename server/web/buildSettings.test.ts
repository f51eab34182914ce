const name = 'BUILD_CONNECT_ORIGINS';

async function load(): Promise<readonly string[]> {
  jest.resetModules();
  return (await import('./buildSettings')).buildConnectOrigins;
}

describe('buildConnectOrigins', () => {
  afterEach(() => {
    Reflect.deleteProperty(process.env, name);
  });

  test('is empty without external origins in the build', async () => {
    expect(await load()).toEqual([]);
    process.env[name] = '';
    expect(await load()).toEqual([]);
  });

  test('lists each external origin', async () => {
    process.env[name] = 'https://a.example http://localhost:11434';
    expect(await load()).toEqual(['https://a.example', 'http://localhost:11434']);
  });
});
