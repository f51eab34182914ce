import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#versions. Another version on screen ends the choice of two versions, not the comparison. */
export const comparisonMachine = defineMachine({
  name: 'comparison',
  initial: 'closed',
  states: {
    closed: { opened: 'open', versionShown: 'closed', documentOpened: 'closed' },
    open: { closed: 'closed', pairChosen: 'open', versionShown: 'open', documentOpened: 'closed' },
  },
  conditions: {
    opened: 'the document has more than one version',
    pairChosen: 'both versions exist',
  },
});
