import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import { openAccount, useAccountServer } from '../testing/accountServer';

jest.setTimeout(120_000);

/** Collects the statements of one call, not those of the mail worker. */
const recording = new AsyncLocalStorage<string[]>();
const compiler = new PostgresQueryCompiler();
const recorder: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const { sql } = compiler.compileQuery(node, queryId);
    // A slow call probes the database, and the savepoint of a sign-up ends in one of two ways.
    if (sql !== 'select 1') {
      recording
        .getStore()
        ?.push(sql.replace(/^(?:rollback to|release) savepoint/, 'end savepoint'));
    }
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};

const lines: string[] = [];
const server = useAccountServer({
  plugin: recorder,
  logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
});
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };

test('the log contains no secret of an account', async () => {
  const { post, mailsTo, verify } = server();
  lines.length = 0;
  await post('signup', ada);
  const code = (await mailsTo(ada.email, 1)).at(-1)?.code ?? '';
  await post('login', { Email: ada.email, Password: ada.password });
  await verify(code);
  await verify(code);
  const { body } = await post('login', { Email: ada.email, Password: ada.password });
  await post('login', { Email: ada.email, Password: 'guessed wrong' });
  await post('forgot', { email: ada.email });
  const token = (await mailsTo(ada.email, 2)).at(-1)?.code ?? '';
  await post('reset', { token, password: 'another horse' });
  await post('reset', { token, password: 'another horse' });
  await post('login', `{"Password":"${ada.password}"`);
  await server().app.inject(`/api/verify/${code}`);
  const session = /"token":"([\w-]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  const secrets = [code, token, session, ada.password, 'guessed wrong', 'another horse'];
  expect(secrets.filter((secret) => secret.length < 10)).toEqual([]);
  const log = lines.join('');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

interface Call {
  name: string;
  body: (email: string) => object;
  hashes: number;
}

const calls: Call[] = [
  { name: 'login', body: (Email) => ({ Email, Password: 'wrong password' }), hashes: 1 },
  { name: 'signup', body: (email) => ({ ...ada, email }), hashes: 1 },
  { name: 'forgot', body: (email) => ({ email }), hashes: 0 },
  { name: 'resend', body: (email) => ({ email }), hashes: 0 },
  { name: 'reverify', body: (email) => ({ email }), hashes: 0 },
];

test.each(calls)(
  '$name has the same response and does the same work for known and unknown addresses',
  async ({ name, body, hashes }) => {
    await openAccount(server(), ada);
    const unverified = 'bob@example.org';
    await server().post('signup', { ...ada, email: unverified });
    const scrypt = jest.spyOn(crypto, 'scrypt');

    /** The response, the statements without their values, and the parameters of the hashes. */
    async function workFor(email: string) {
      await server().settled();
      scrypt.mockClear();
      const statements: string[] = [];
      const { status, body: answer } = await recording.run(statements, () =>
        server().post(name, body(email)),
      );
      return {
        response: { status, body: answer },
        statements,
        hashes: scrypt.mock.calls.map(([, , length, options]) => ({ length, options })),
      };
    }
    const unknown = await workFor('nobody@example.org');
    expect(unknown.statements).not.toEqual([]);
    expect(unknown.hashes).toHaveLength(hashes);
    expect(await workFor(ada.email)).toEqual(unknown);
    expect(await workFor(unverified)).toEqual(unknown);
    scrypt.mockRestore();
  },
);
