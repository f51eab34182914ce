import { failureMessage } from './failureMessage';
import type { GenerationFailure } from './generationPort';

const failures: Record<GenerationFailure['kind'], [GenerationFailure, RegExp]> = {
  rateLimited: [
    { kind: 'rateLimited', retryAfterSeconds: 5 },
    /too many requests\. Try again in 5 seconds\.$/,
  ],
  unauthorized: [{ kind: 'unauthorized', httpStatus: 401 }, /key of this site\. Ask whoever runs/],
  quotaExceeded: [{ kind: 'quotaExceeded' }, /quota .* used up/],
  badRequest: [{ kind: 'badRequest' }, /Shorten or reword your idea/],
  tooLong: [{ kind: 'tooLong' }, /too long for .* Shorten it/],
  signInRequired: [
    { kind: 'signInRequired' },
    /^Sign in and try again\..* for signed-in users only/,
  ],
  misconfigured: [{ kind: 'misconfigured' }, /Ask whoever runs .* address and model/],
  refused: [{ kind: 'refused' }, /declined to write .* Reword your idea/],
  truncated: [{ kind: 'truncated' }, /ended before it was complete\. Try again/],
  timedOut: [{ kind: 'timedOut' }, /took too long to answer\. Try again\./],
  offline: [{ kind: 'offline' }, /could not be reached\. Check your connection/],
  unavailable: [{ kind: 'unavailable' }, /not working right now\. Try again in a few minutes/],
  malformed: [{ kind: 'malformed' }, /not a document\. Try again/],
};

test.each(Object.entries(failures))(
  '%s has a message with cause and next step',
  (_kind, [failure, sentence]) => {
    expect(failureMessage(failure)).toMatch(sentence);
  },
);

test('every failure has its own message', () => {
  const all = Object.values(failures).map(([failure]) => failureMessage(failure));
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  [null, 'Wait a little, then try again.'],
  [0, 'Try again now.'],
  [1, 'Try again in 1 second.'],
  [20, 'Try again in 20 seconds.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
  [3600, 'Try again in 1 hour.'],
  [5400, 'Try again in 2 hours.'],
])('%s seconds: %s', (retryAfterSeconds, advice) => {
  expect(failureMessage({ kind: 'rateLimited', retryAfterSeconds })).toBe(
    `The generation service is getting too many requests. ${advice}`,
  );
});
