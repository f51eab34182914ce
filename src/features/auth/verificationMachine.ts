import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#verification. A link with another code starts over. */
export const verificationMachine = defineMachine({
  name: 'verification',
  initial: 'verifying',
  states: {
    verifying: { started: 'verifying', verified: 'verified', failed: 'failed' },
    verified: { started: 'verifying' },
    failed: { started: 'verifying', retried: 'verifying' },
  },
  conditions: {
    started: 'the link has a code',
    retried: 'the service has not judged the code',
    verified: 'it is about the same code',
    failed: 'it is about the same code',
  },
});
