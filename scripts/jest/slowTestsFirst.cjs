'use strict';

const { existsSync } = require('node:fs');
const Sequencer = require('@jest/test-sequencer').default;

// Without a cache, jest starts with the largest files. These are small and take 15 s or more, mostly waiting; started
// late, they keep one worker busy after the others have finished.
const slowTests = [
  'server/accounts/crashRecovery.test.ts',
  'server/accounts/readiness.test.ts',
  'server/database/frozenServer.postgres.test.ts',
  'server/accounts/mail/mail.test.ts',
  'server/generation/drafter/training/accuracy.test.ts',
  'server/generation/drafter/training/train.test.ts',
  'server/generation/drafter/longIdeas.test.ts',
];

const missing = slowTests.filter((test) => !existsSync(test));
if (missing.length > 0)
  throw new Error(`No such test: ${missing.join(', ')}. Update ${__filename}.`);

const isSlow = ({ path }) => slowTests.some((test) => path.endsWith(test));

/** Starts the slow tests first. */
module.exports = class SlowTestsFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
