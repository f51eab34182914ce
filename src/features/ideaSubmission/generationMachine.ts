import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#generation. Success, failure and Stop all lead back to idle. */
export const generationMachine = defineMachine({
  name: 'generation',
  initial: 'idle',
  states: {
    idle: { submitted: 'busy' },
    busy: { textArrived: 'busy', succeeded: 'idle', failed: 'idle', stopped: 'idle' },
  },
  conditions: {
    submitted: 'the idea is neither too short nor too long',
    textArrived: 'it belongs to the running request',
    succeeded: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
  },
});
