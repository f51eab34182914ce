import { defineMachine } from '../../../machine/defineMachine';

/**
 * See docs/behaviour.md#dialogs. The edited record can also be deleted while its dialog is open, and another dialog can
 * take its place.
 */
export const recordEditorMachine = defineMachine({
  name: 'recordEditor',
  initial: 'closed',
  states: {
    closed: {
      addRequested: 'adding',
      editRequested: 'editing',
      deleted: 'closed',
      otherDialogOpened: 'closed',
    },
    adding: {
      added: 'closed',
      cancelled: 'closed',
      deleted: 'adding',
      otherDialogOpened: 'closed',
    },
    editing: {
      updated: 'closed',
      cancelled: 'closed',
      deleted: 'closed',
      otherDialogOpened: 'closed',
    },
  },
});
