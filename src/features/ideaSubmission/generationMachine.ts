import { defineMachine } from '../../machine/defineMachine';

/** See docs/behaviour.md#generation. Success, failure and Stop all lead back to idle. */
export const generationMachine = defineMachine({
  name: 'generation',
  initial: 'idle',
  states: {
    idle: { submitted: 'busy' },
    busy: { textArrived: 'busy', succeeded: 'idle', failed: 'idle', stopped: 'idle' },
  },
});
