import { defineMachine } from '../../../../machine/defineMachine';

/**
 * See docs/behaviour.md#dialogs. While the dialog of a record is loading, a record can be deleted, which cancels it, and
 * another dialog can replace it.
 */
export const recordEditorMachine = defineMachine({
  name: 'recordEditor',
  initial: 'closed',
  states: {
    closed: {
      addRequested: 'adding',
      editRequested: 'editing',
      deleted: 'closed',
      deletionUndone: 'closed',
      otherDialogOpened: 'closed',
    },
    adding: {
      added: 'closed',
      cancelled: 'closed',
      deleted: 'adding',
      deletionUndone: 'adding',
      otherDialogOpened: 'closed',
    },
    editing: {
      updated: 'closed',
      cancelled: 'closed',
      deleted: 'closed',
      deletionUndone: 'editing',
      otherDialogOpened: 'closed',
    },
  },
  conditions: {
    editRequested: 'the record exists',
    updated: 'it is the edited record',
    deleted: 'the record exists',
    deletionUndone: 'the record is gone',
  },
});
