import { useAccountServer } from '../testing/accountServer';

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };

/** Opens an account and verifies it. */
async function openAccount(account = ada): Promise<void> {
  const { post, mailsTo, verify } = server();
  await post('signup', account);
  const mails = await mailsTo(account.email, 1);
  const { status } = await verify(mails.at(-1)?.code ?? '');
  if (status !== 200) throw new Error('not verified');
}

describe('the life of an account', () => {
  test('from sign-up through the mails to a new password', async () => {
    const { post, mailsTo, verify, db } = server();
    expect(await post('signup', ada)).toMatchObject({ status: 201, body: {} });
    const [mail] = await mailsTo(ada.email, 1);
    expect(mail?.subject).toBe('Verify your Ideakiln account');
    expect(mail?.raw).toMatch(
      /\r\nhttp:\/\/localhost:3000\/verify\?code=[\w-]{32}&email=ada%40example\.org\r\n/,
    );
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');

    const early = await post('login', { Email: ada.email, Password: ada.password });
    expect(early).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('must be verified') as string },
    });
    expect(await verify(mail?.code ?? '')).toMatchObject({ status: 200, body: {} });

    const signedIn = await post('login', { Email: ' Ada@Example.org ', Password: ada.password });
    expect(signedIn).toEqual({
      status: 200,
      headers: expect.anything() as unknown,
      body: {
        token: expect.stringMatching(/^\w{32}$/) as string,
        user: { id: expect.any(String) as string, name: 'Ada', email: ada.email },
      },
    });
    expect(await db.selectFrom('session').select('id').execute()).toHaveLength(1);

    expect(await post('forgot', { email: ada.email })).toMatchObject({ status: 200, body: {} });
    const reset = (await mailsTo(ada.email, 2)).at(-1);
    expect(reset?.subject).toBe('Reset your Ideakiln password');
    expect(reset?.raw).toContain('\r\nHello Ada,\r\n');
    const changed = { token: reset?.code, password: 'another horse' };
    expect(await post('reset', changed)).toMatchObject({ status: 200, body: {} });
    expect(await db.selectFrom('session').select('id').execute()).toEqual([]);
    expect((await mailsTo(ada.email, 3)).at(-1)?.subject).toBe(
      'Your Ideakiln password was changed',
    );

    expect(await post('login', { Email: ada.email, Password: ada.password })).toMatchObject({
      status: 400,
      body: { message: 'Incorrect email or password.' },
    });
    expect(await post('login', { Email: ada.email, Password: 'another horse' })).toMatchObject({
      status: 200,
    });
  });
  test('opens', async () => {
    await openAccount();
  });
});
