import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../../testing/buildTestApp';
import { createTestDatabase } from '../../testing/testDatabase';
import { openAccount, startAccountServer, useAccountServer } from '../../testing/accountServer';
import { writeMail } from './writeMail';

jest.setTimeout(120_000);

const server = useAccountServer();
const ada = { name: 'Ada <b>&"', email: 'ada@example.org', password: 'correct horse' };
const second = 1000;

test('mails contain no name, because somebody else may have chosen it', async () => {
  await openAccount(server(), ada);
  await server().post('forgot', { email: ada.email });
  const token = (await server().mailsTo(ada.email, 2)).at(-1)?.code;
  await server().post('reset', { token, password: 'another horse' });
  const mails = await server().mailsTo(ada.email, 3);
  for (const { raw } of mails) {
    expect(raw).toContain('\r\nHello,\r\n');
    expect(raw).not.toMatch(/Ada (?:<|&lt;)b/);
    expect(raw).toContain('\r\nFrom: Ideakiln <no-reply@localhost>\r\n');
  }
});

test('mails escape what their HTML contains', () => {
  const { html } = writeMail({ kind: 'reset', subject: '<i>', link: 'http://a/?b&c="' });
  expect(html).toContain('<title>&lt;i&gt;</title>');
  expect(html).toContain('<a href="http://a/?b&amp;c=&quot;">');
});

test.each([
  ['verify', 'Someone, hopefully you, opened an Ideakiln account with this email address.'],
  ['taken', 'Someone, hopefully you, tried to open an Ideakiln account with this email address.'],
  [
    'unverified',
    'Someone, hopefully you, tried to open an Ideakiln account with this email address.',
  ],
  ['reset', 'Someone, hopefully you, wants to set a new password for your Ideakiln account.'],
] as const)('the mail "%s" begins with the event and the recipient', (kind, sentence) => {
  const { text } = writeMail({ kind, subject: '', link: 'http://a/' });
  expect(text).toMatch(`Hello,\n\n${sentence}`);
});

test('another sign-up before the verification gets a link that verifies and sets the password', async () => {
  await server().post('signup', { ...ada, password: 'of somebody else' });
  await server().post('signup', ada);
  const [, mail] = await server().mailsTo(ada.email, 2);
  expect(mail?.subject).toBe('Your Ideakiln account is not verified yet');
  expect(mail?.raw).toMatch(/\r\nhttp:\/\/localhost:3000\/reset\?token=[\w-]{32}\r\n/);
  await server().post('reset', { token: mail?.code, password: ada.password });
  const login = (Password: string) => server().post('login', { Email: ada.email, Password });
  expect(await login('of somebody else')).toMatchObject({ status: 400 });
  expect(await login(ada.password)).toMatchObject({ status: 200 });
});

test.each([
  ['first', { ...ada, password: 'of somebody else' }, ada],
  ['last', ada, { ...ada, name: 'Eve', password: 'of somebody else' }],
])(
  'no verification link activates a password if somebody else signed up %s',
  async (_turn, one, other) => {
    const { post, mailsTo, verify } = server();
    await post('signup', one);
    await mailsTo(ada.email, 1);
    await post('reverify', { email: ada.email });
    const verifications = await mailsTo(ada.email, 2);
    await post('signup', other);
    await mailsTo(ada.email, 3);
    const login = (Password: string) => post('login', { Email: ada.email, Password });
    const mustVerify = {
      status: 400,
      body: { message: 'Your account must be verified before you can sign in.' },
    };
    expect(await login(other.password)).toMatchObject(mustVerify);

    for (const { code } of verifications) {
      expect(await verify(code)).toMatchObject({
        status: 400,
        body: { message: 'This verification link is invalid or was already used.' },
      });
    }
    await post('reverify', { email: ada.email });
    const mail = (await mailsTo(ada.email, 4)).at(-1);
    expect(mail?.subject).toBe('Your Ideakiln account is not verified yet');
    expect(mail?.raw).not.toContain('/verify?');
    expect(await login(one.password)).toMatchObject({ status: 400 });
    expect(await login(other.password)).toMatchObject(mustVerify);

    await post('reset', { token: mail?.code, password: 'chosen by the owner' });
    expect(await login(one.password)).toMatchObject({ status: 400 });
    expect(await login(other.password)).toMatchObject({ status: 400 });
    expect(await login('chosen by the owner')).toMatchObject({
      status: 200,
      body: { user: { name: other.name } },
    });
  },
);

test('a verification mail that waits while somebody else signs up contains no verification link', async () => {
  const { post, mailsTo, db } = server();
  await post('signup', ada);
  await mailsTo(ada.email, 1);
  await server().settled();
  const later = new Date(Date.now() + 3_600_000);
  const queued = { id: 'waiting', kind: 'verify', email: ada.email, attempts: 0 } as const;
  await db
    .insertInto('mail')
    .values({ ...queued, dueAt: later, createdAt: later })
    .execute();
  await post('signup', ada);
  await mailsTo(ada.email, 2);
  await db.updateTable('mail').set({ dueAt: new Date() }).where('id', '=', queued.id).execute();
  const mails = await mailsTo(ada.email, 3);
  expect(mails.map(({ raw }) => raw.includes('/verify?'))).toEqual([true, false, false]);
});

test('a verification during another sign-up keeps the verified password, or verifies nothing', async () => {
  const { post, mailsTo, verify, db } = server();
  const login = (Password: string) => post('login', { Email: ada.email, Password });
  for (let turn = 0; turn < 4; turn++) {
    await db.deleteFrom('user').execute();
    await db.deleteFrom('counter').execute();
    await post('signup', ada);
    const code = (await mailsTo(ada.email, turn * 2 + 1)).at(-1)?.code ?? '';
    const [{ status }] = await Promise.all([
      verify(code),
      post('signup', { ...ada, password: 'of somebody else' }),
    ]);
    await mailsTo(ada.email, turn * 2 + 2);
    expect(await login('of somebody else')).toMatchObject({ status: 400 });
    expect(await login(ada.password)).toMatchObject({ status: status === 200 ? 200 : 400 });
  }
});

test('a mail that is a day old is not sent', async () => {
  await openAccount(server(), ada);
  await server().settled();
  const day = 24 * 60 * 60 * second;
  const queue = (id: string, createdAt: Date) =>
    server()
      .db.insertInto('mail')
      .values({ id, kind: 'reset', email: ada.email, attempts: 0, dueAt: createdAt, createdAt })
      .execute();
  await queue('too old', new Date(Date.now() - day));
  await server().settled();
  expect(await server().mailsTo(ada.email, 1)).toHaveLength(1);
  await queue('old', new Date(Date.now() - day + 600 * second));
  await server().settled();
  expect(await server().mailsTo(ada.email, 2)).toHaveLength(2);
});

test('links are printed when no mail server is configured', async () => {
  await openAccount(server(), { ...ada, email: 'bob@example.org' });
  const [mail] = await server().mailsTo('bob@example.org', 1);
  expect(server().printed).toContain(
    `Mail to bob@example.org: Verify your Ideakiln account: http://localhost:3000/verify?code=${mail?.code ?? ''}&email=bob%40example.org`,
  );
});

interface MailServer {
  url: string;
  received: string[];
  /** Number of connections that have ended. */
  ended: number;
  /** SMTP response to the next mails; `undefined` sends none. */
  smtpResponse: string | undefined;
  close: () => void;
}

/** An SMTP server that accepts mails or fails on request. */
async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const listener: Server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => mailServer.ended++);
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (mailServer.smtpResponse === undefined) {
      socket.destroy();
      return;
    }
    let content: string | undefined;
    say('220 ready');
    socket.setEncoding('utf8').on('data', (data: string) => {
      if (content !== undefined) {
        content += data;
        if (!content.endsWith('\r\n.\r\n')) return;
        mailServer.received.push(content);
        content = undefined;
        say('250 taken');
      } else if (data.startsWith('EHLO')) say('250 hello');
      else if (data.startsWith('RCPT')) say(mailServer.smtpResponse ?? '421 busy');
      else if (data.startsWith('DATA')) {
        content = '';
        say('354 go on');
      } else if (data.startsWith('QUIT')) socket.end('221 bye\r\n');
      else say('250 fine');
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${portOf(listener.address())}`,
    received: [],
    ended: 0,
    smtpResponse: '250 fine',
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return mailServer;
}

/** Waits until a condition holds; times out otherwise. */
async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 4000; tries++) {
    if (await holds()) return;
    await sleep(25);
  }
  throw new Error('The condition was not met in time');
}

test('an unreachable mail server neither loses mails nor delays responses', async () => {
  const mailServer = await startMailServer();
  mailServer.smtpResponse = undefined;
  let shift = 0;
  const clock = () => new Date(Date.now() + shift);
  const database = await createTestDatabase();
  const withSmtp = { ...database.env, SMTP_URL: mailServer.url, MAIL_SUBJECT_VERIFY: 'Prove it' };
  const first = await startAccountServer(withSmtp, clock);
  expect(await first.post('signup', ada)).toMatchObject({ status: 201 });
  const attempts = async () =>
    (await first.db.selectFrom('mail').select('attempts').execute())[0]?.attempts ?? 0;
  await waitUntil(async () => (await attempts()) === 1);
  await first.app.close();

  mailServer.smtpResponse = '250 fine';
  shift += 30 * second;
  const next = await startAccountServer(withSmtp, clock);
  await waitUntil(() => mailServer.received.length === 1);
  expect(mailServer.received[0]).toContain('Subject: Prove it');
  expect(mailServer.received[0]).toContain('/verify?code=');
  await next.settled();

  // Rejected permanently: no retry.
  mailServer.smtpResponse = '550 no such user';
  await next.post('reverify', { email: ada.email });
  await next.settled();
  expect(mailServer.received).toHaveLength(1);
  await next.app.close();
  mailServer.close();
  await database.drop();
});

test('/readyz reports on the mail server, but not on the mail of a single recipient', async () => {
  const mailServer = await startMailServer();
  let shift = 0;
  const database = await createTestDatabase();
  const { app, db, post } = await startAccountServer(
    { ...database.env, SMTP_URL: mailServer.url },
    () => new Date(Date.now() + shift),
  );
  const readiness = async () => (await app.inject('/readyz')).statusCode;
  const queued = () => db.selectFrom('mail').select('attempts').execute();
  mailServer.smtpResponse = '451 try later';
  await post('signup', ada);
  // The second attempt begins when the first has failed.
  await waitUntil(async () => (await queued())[0]?.attempts === 1);
  shift += 60 * second;
  await waitUntil(async () => (await queued())[0]?.attempts === 2);
  // One at the start, two attempts, and the check that follows the second.
  await waitUntil(() => mailServer.ended === 4);
  expect(await readiness()).toBe(200);

  // A mail to an account fails at once. /readyz must not report this: no mail is sent to an unknown address, so the
  // difference would reveal which addresses have accounts.
  mailServer.smtpResponse = undefined;
  const attempts = async () => (await queued()).map((mail) => mail.attempts).sort();
  await post('reverify', { email: ada.email });
  await waitUntil(async () => (await attempts()).join() === '1,2' && mailServer.ended === 5);
  expect(await readiness()).toBe(200);

  // A request for any address, known or not, makes the server check the connection.
  await db.deleteFrom('mail').execute();
  shift += 60 * second;
  await post('forgot', { email: 'nobody@example.org' });
  await waitUntil(async () => (await readiness()) === 503);

  // Nothing is left to send.
  await db.deleteFrom('mail').execute();
  mailServer.smtpResponse = '250 fine';
  shift += 60 * second;
  await waitUntil(async () => (await readiness()) === 200);
  expect(mailServer.received).toEqual([]);
  await app.close();
  mailServer.close();
  await database.drop();
});
