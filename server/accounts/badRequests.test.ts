import { useAccountServer } from '../testing/accountServer';

const server = useAccountServer();
const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' };

test.each([
  ['signup', { ...ada, email: 'ada' }, 'Invalid email format.'],
  ['signup', { ...ada, email: 'ada@example.org,eve@example.org' }, 'Invalid email format.'],
  ['signup', { ...ada, email: 'eve<ada@example.org>' }, 'Invalid email format.'],
  ['signup', { ...ada, email: 'a\u0000@example.org' }, 'Invalid email format.'],
  ['signup', { ...ada, email: 'ada@example.org\u200b' }, 'Invalid email format.'],
  ['signup', { ...ada, email: 'a\u00adda@example.org' }, 'Invalid email format.'],
  ['signup', { ...ada, email: 'root@localhost..' }, 'Invalid email format.'],
  ['signup', { ...ada, email: '' }, 'Email is required.'],
  ['signup', { ...ada, name: ' ' }, 'Name is required.'],
  ['signup', { ...ada, name: 'A\u0000' }, 'Name must not contain control characters.'],
  ['signup', { ...ada, password: 'short' }, 'Password must be at least 6 characters.'],
  ['signup', { ...ada, password: '🔑🔑🔑🔑🔑' }, 'Password must be at least 6 characters.'],
  ['signup', { ...ada, password: 'a'.repeat(129) }, 'Password must be at most 128 characters.'],
  ['signup', { ...ada, password: '🔑'.repeat(129) }, 'Password must be at most 128 characters.'],
  ['signup', { ...ada, password: 12345678 }, 'Password is required.'],
  ['signup', { ...ada, admin: true }, 'The field "admin" is unknown.'],
  ['signup', [], 'The field "name" is missing.'],
  ['login', { email: ada.email, password: 'x' }, 'The field "Email" is missing.'],
  ['login', { Email: ada.email }, 'The field "Password" is missing.'],
  [
    'login',
    { Email: ada.email, Password: 'a'.repeat(129) },
    'Password must be at most 128 characters.',
  ],
  ['forgot', {}, 'The field "email" is missing.'],
  ['resend', { email: null }, 'Email is required.'],
  ['reverify', { email: ['ada@example.org'] }, 'Email is required.'],
  ['reset', { password: 'another horse' }, 'The field "token" is missing.'],
  ['reset', { token: 'x', password: 'short' }, 'Password must be at least 6 characters.'],
])('%s answers %j with 400', async (call, body, message) => {
  expect(await server().post(call, body)).toMatchObject({ status: 400, body: { message } });
});

test.each(['', '{', 'null', '"text"', '{"__proto__":{"a":1}}'])(
  'answers 400 to the body %j',
  async (body) => {
    const answer = await server().post('login', body);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) as string } });
  },
);

test('answers 415 to other content types and 413 to a large body', async () => {
  const form = await server().app.inject({
    method: 'POST',
    url: '/api/login',
    payload: 'Email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(form.statusCode).toBe(415);
  expect(form.json()).toEqual({
    message: 'The request must have a JSON body and the content type application/json.',
  });
  const large = await server().post('signup', { ...ada, name: 'a'.repeat(1024 * 1024) });
  expect(large).toMatchObject({
    status: 413,
    body: { message: 'The request is too large: its body may have 65536 bytes.' },
  });
});

test('answers 4xx to a missing or unknown code and to other methods', async () => {
  const { app, verify } = server();
  const missing = await app.inject('/api/verify');
  expect([missing.statusCode, missing.json()]).toEqual([
    400,
    { message: 'The field "code" is missing.' },
  ]);
  expect(await verify("' or 1=1 --\u0000")).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('invalid') as string },
  });
  expect((await app.inject('/api/verify?code=a&code=b')).statusCode).toBe(400);
  expect((await app.inject('/api/login')).statusCode).toBe(404);
});

test('marks every response as not cacheable', async () => {
  const { headers } = await server().post('forgot', { email: ada.email });
  expect(headers['cache-control']).toBe('no-store');
});
