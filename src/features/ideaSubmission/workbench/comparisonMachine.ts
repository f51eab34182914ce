import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#versions. */
export const comparisonMachine = defineMachine({
  name: 'comparison',
  initial: 'closed',
  states: {
    closed: { opened: 'open' },
    open: { closed: 'closed', pairChosen: 'open' },
  },
  conditions: {
    opened: 'the document has more than one version',
    pairChosen: 'both versions exist',
  },
});
