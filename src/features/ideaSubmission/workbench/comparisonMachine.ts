import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#versions. */
export const comparisonMachine = defineMachine({
  name: 'comparison',
  initial: 'closed',
  states: {
    closed: { opened: 'open', documentChanged: 'closed' },
    open: { closed: 'closed', pairChosen: 'open', documentChanged: 'closed' },
  },
  conditions: {
    opened: 'the document has more than one version',
    pairChosen: 'both versions exist',
    documentChanged: 'it was open for another document',
  },
});
