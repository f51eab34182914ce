import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#verification. A link with another code starts over; a reload recalls success. */
export const verificationMachine = defineMachine({
  name: 'verification',
  initial: 'verifying',
  states: {
    verifying: {
      started: 'verifying',
      recalled: 'verified',
      verified: 'verified',
      failed: 'failed',
    },
    verified: { started: 'verifying', recalled: 'verified' },
    failed: { started: 'verifying', recalled: 'verified', retried: 'verifying' },
  },
  conditions: {
    started: 'the link has a code',
    recalled: 'the link has a code',
    retried: 'the service has not judged the code',
    verified: 'it is about the same code',
    failed: 'it is about the same code',
  },
});
