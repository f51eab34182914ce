import { openAccount, useAccountServer } from '../testing/accountServer';

jest.setTimeout(120_000);

const lines: string[] = [];
const server = useAccountServer({
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
  tries: number;
  body: (email: string) => object;
}

const calls: Call[] = [
  { name: 'login', tries: 9, body: (email) => ({ Email: email, Password: 'wrong password' }) },
  { name: 'signup', tries: 9, body: (email) => ({ ...ada, email }) },
  { name: 'forgot', tries: 25, body: (email) => ({ email }) },
  { name: 'resend', tries: 25, body: (email) => ({ email }) },
  { name: 'reverify', tries: 25, body: (email) => ({ email }) },
];

test.each(calls)(
  '$name has the same response and timing for known and unknown addresses',
  async ({ name, tries, body }) => {
    await openAccount(server(), ada);
    const known: number[] = [];
    const unknown: number[] = [];

    async function timed(email: string, into: number[]): Promise<unknown> {
      await server().settled();
      // Otherwise the limits would end the comparison early.
      await server().db.deleteFrom('counter').execute();
      const begun = performance.now();
      const answer = await server().post(name, body(email));
      into.push(performance.now() - begun);
      return { status: answer.status, body: answer.body };
    }
    await timed('warm@example.org', []);
    for (let count = 0; count < tries; count++) {
      const nobody = `nobody${count}@example.org`;
      const [first, second] =
        count % 2 === 0
          ? [await timed(ada.email, known), await timed(nobody, unknown)]
          : [await timed(nobody, unknown), await timed(ada.email, known)];
      expect(first).toEqual(second);
    }
    // The difference must be smaller than the spread within each group.
    const noise = Math.max(spread(known), spread(unknown), 2);
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(noise);
  },
);

function sorted(values: readonly number[]): number[] {
  return [...values].sort((one, other) => one - other);
}

function quantile(values: readonly number[], share: number): number {
  return sorted(values)[Math.floor((values.length - 1) * share)] ?? 0;
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const spread = (values: readonly number[]) => quantile(values, 0.9) - quantile(values, 0.1);
