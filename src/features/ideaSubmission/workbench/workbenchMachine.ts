import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#workbench. A document is read, revised by the generation service or edited by hand. */
export const workbenchMachine = defineMachine({
  name: 'workbench',
  initial: 'reading',
  states: {
    reading: {
      documentOpened: 'reading',
      documentArrived: 'reading',
      versionChosen: 'reading',
      versionRestored: 'reading',
      submitted: 'revising',
      refused: 'reading',
      editRequested: 'editing',
    },
    revising: {
      documentOpened: 'reading',
      documentArrived: 'revising',
      textArrived: 'revising',
      succeeded: 'reading',
      failed: 'reading',
      stopped: 'reading',
    },
    editing: {
      documentOpened: 'editing',
      documentArrived: 'editing',
      editTyped: 'editing',
      editSaved: 'reading',
      editDiscarded: 'reading',
    },
  },
  conditions: {
    documentOpened: 'it is a new draft, or is neither on screen nor one of the versions',
    documentArrived:
      'it is neither on screen, one of the versions nor the draft that waits to be read',
    versionChosen: 'the version exists',
    versionRestored: 'a later version exists',
    textArrived: 'it belongs to the running request',
    succeeded: 'the answer belongs to the running request',
    failed: 'the answer belongs to the running request',
    editSaved: 'the text has changed, and is not blank',
  },
});
