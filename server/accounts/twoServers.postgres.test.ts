import { promptFor } from '../../contract/prompt';
import { startAccountServer, type AccountServer } from '../testing/accountServer';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

jest.setTimeout(120_000);

// Only one process can use an embedded database, so jest.config.ts skips this file without a PostgreSQL server.
describe('two servers on one PostgreSQL', () => {
  let database: TestDatabase;
  let servers: AccountServer[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    // Concurrently, on an empty database.
    const env = { ...database.env, GENERATIONS_PER_HOUR: '1' };
    servers = await Promise.all([1, 2, 3].map(() => startAccountServer(env)));
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ app }) => app.close()));
    await database.drop();
  });
  function server(index: number): AccountServer {
    const found = servers[index];
    if (found === undefined) throw new Error(`Server ${index} has not started`);
    return found;
  }

  test('share accounts: one created on the first can be verified and used on the others', async () => {
    const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };
    expect(await server(0).post('signup', ada)).toMatchObject({ status: 201 });
    const mails = await server(0).mailsTo(ada.email, 1);
    expect(await server(1).verify(mails[0]?.code ?? '')).toMatchObject({ status: 200 });
    const signIn = { Email: ada.email, Password: ada.password };
    expect(await server(2).post('login', signIn)).toMatchObject({ status: 200 });
  });

  test('share the count of generations', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const { statusCode } = await server(count % 3).app.inject({
        method: 'POST',
        url: '/v1/responses',
        payload: { model: 'gpt-4.1', input: promptFor('prd', 'A shop for used bicycles') },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  test('send each mail once, and share the limits', async () => {
    const bob = { name: 'Bob', email: 'bob@example.org', password: 'correct horse' };
    await server(0).post('signup', bob);
    await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        server(index % 3).post('forgot', { email: bob.email }),
      ),
    );
    await server(0).settled();
    // Five, and the one of the sign-up.
    expect(await server(0).mailsTo(bob.email, 6)).toHaveLength(6);

    const guess = { Email: bob.email, Password: 'guess' };
    const answers = [];
    for (let count = 0; count < 12; count++) {
      answers.push((await server(count % 3).post('login', guess)).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });
});
