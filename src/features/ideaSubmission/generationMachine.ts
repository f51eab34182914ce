import { defineMachine } from '../../machine/defineMachine';

/**
 * Section 4: "Idea form: idle; on submit, busy; when the call returns, idle again." A call that fails or is stopped
 * leads back to idle as well.
 */
export const generationMachine = defineMachine({
  name: 'generation',
  initial: 'idle',
  states: {
    idle: { submitted: 'busy' },
    busy: { textArrived: 'busy', succeeded: 'idle', failed: 'idle', stopped: 'idle' },
  },
});
