import fastify from 'fastify';
import * as v from 'valibot';
import { validatorCompiler, type ValibotTypeProvider } from './validation';

const bodySchema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty()),
  age: v.optional(v.number()),
  email: v.optional(v.pipe(v.string(), v.email('Invalid email format.'))),
  tags: v.optional(v.array(v.strictObject({ label: v.pipe(v.string(), v.trim()) }))),
});

async function post(payload: object | undefined): Promise<{ status: number; body: unknown }> {
  const app = fastify().setValidatorCompiler(validatorCompiler);
  app
    .withTypeProvider<ValibotTypeProvider>()
    .post('/', { schema: { body: bodySchema } }, (request) => ({
      // Compiles only if the body has the type of the schema.
      shout: request.body.name.toUpperCase(),
      label: request.body.tags?.[0]?.label,
    }));
  const response = await app.inject({
    method: 'POST',
    url: '/',
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

describe('validatorCompiler', () => {
  test('passes the parsed value to the handler', async () => {
    expect(await post({ name: 'Ada', tags: [{ label: ' x ' }] })).toEqual({
      status: 200,
      body: { shout: 'ADA', label: 'x' },
    });
  });

  test.each([
    [{}, 'The field "name" is missing.'],
    [{ name: '' }, 'The field "name" is empty.'],
    [{ name: 7 }, 'The field "name" takes string, not 7.'],
    [{ name: 'Ada', age: '7' }, 'The field "age" takes number, not "7".'],
    [{ name: 'Ada', admin: true }, 'The field "admin" is unknown.'],
    [{ name: 'Ada', email: 'ada' }, 'Invalid email format.'],
    [{ name: 'Ada', tags: [{}] }, 'The field "tags.0.label" is missing.'],
    [[], 'The field "name" is missing.'],
    [undefined, 'The request has no JSON object as its body.'],
  ])('answers %j with one sentence', async (payload, message) => {
    expect(await post(payload)).toMatchObject({ status: 400, body: { message } });
  });
});
