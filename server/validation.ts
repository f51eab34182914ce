import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';

/**
 * Derives the types of a route's handler from its valibot schemas, so that validation and types have one definition.
 * Used as `app.withTypeProvider<ValibotTypeProvider>()`.
 */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends v.GenericSchema
    ? v.InferOutput<this['schema']>
    : unknown;
}

/**
 * Validates a body, a query or parameters with a valibot schema and passes the parsed value to the handler. Invalid
 * input is an error with one sentence: the schema's own message if it has one.
 */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data: unknown) => {
    // The empty message marks issues for which the schema has no message.
    const result = v.safeParse(schema, data, { abortEarly: true, message: '' });
    if (result.success) return { value: result.output };
    return { error: new Error(sentenceFor(result.issues[0])) };
  };

function sentenceFor(issue: v.BaseIssue<unknown>): string {
  if (issue.message !== '') return issue.message;
  const path = v.getDotPath(issue);
  if (path === null) return 'The request has no JSON object as its body.';
  if (issue.expected === 'never') return `The field "${path}" is unknown.`;
  if (issue.received === 'undefined') return `The field "${path}" is missing.`;
  if (issue.expected === '!0') return `The field "${path}" is empty.`;
  return `The field "${path}" takes ${issue.expected ?? 'another value'}, not ${issue.received}.`;
}
