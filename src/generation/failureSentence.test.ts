import { failureSentence } from './failureSentence';
import type { GenerationFailure } from './port';

const sentences: Record<GenerationFailure['kind'], RegExp> = {
  rateLimited: /too many requests\. Try again in 5 seconds\.$/,
  unauthorized: /key of this site\. Your account is not affected/,
  quotaExceeded: /quota .* used up/,
  badRequest: /Shorten or reword your idea/,
  refused: /declined to write .* Reword your idea/,
  truncated: /ended before it was complete; what arrived is kept below/,
  timedOut: /took too long to answer\. Try again\./,
  offline: /could not be reached\. Check your connection/,
  unavailable: /not working right now\. Try again in a few minutes/,
  malformed: /not a document\. Try again/,
};

function failureOf(kind: GenerationFailure['kind']): GenerationFailure {
  return kind === 'rateLimited' ? { kind, retryAfterSeconds: 5 } : { kind };
}

test('every failure has a sentence of its own that says what happened and what to do', () => {
  for (const kind of [
    'rateLimited',
    'unauthorized',
    'quotaExceeded',
    'badRequest',
    'refused',
  ] as const) {
    expect(failureSentence(failureOf(kind))).toMatch(sentences[kind]);
  }
  for (const kind of ['truncated', 'timedOut', 'offline', 'unavailable', 'malformed'] as const) {
    expect(failureSentence(failureOf(kind))).toMatch(sentences[kind]);
  }
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
  expect(failureSentence({ kind: 'rateLimited', retryAfterSeconds })).toBe(
    `The generation service is getting too many requests. ${advice}`,
  );
});
