import { replacesSubmission, submissionReplaced } from './submissionReplaced';

const submission = {
  idea: 'A calendar for bees',
  documentType: 'prd',
  response: '# Bees\n',
  timestamp: '2026-11-21T09:00:00.000Z',
};

test('an action marked as such makes another document the saved one', () => {
  expect(
    submissionReplaced.match({ type: 'any', ...{ meta: replacesSubmission(submission) } }),
  ).toBe(true);
});

test.each([
  ['no meta', {}],
  ['no object as meta', { meta: null }],
  ['a submission that it only mentions', { meta: { submission } }],
  ['half a submission', { meta: { replacesSubmission: { idea: 'A calendar for bees' } } }],
])('an action with %s does not', (_what, rest) => {
  expect(submissionReplaced.match({ type: 'any', ...rest })).toBe(false);
});
