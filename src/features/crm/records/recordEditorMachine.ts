import { defineMachine } from '../../../machine/defineMachine';

/**
 * Section 4: "Appointment, referral and customer dialogs: add mode versus edit mode; saving or cancelling resets the
 * form and closes the dialog." The record that is edited can also go away under its dialog, and
 * another dialog take its place.
 */
export const recordEditorMachine = defineMachine({
  name: 'recordEditor',
  initial: 'closed',
  states: {
    closed: {
      addRequested: 'adding',
      editRequested: 'editing',
      deleted: 'closed',
      displaced: 'closed',
    },
    adding: { added: 'closed', cancelled: 'closed', deleted: 'adding', displaced: 'closed' },
    editing: { updated: 'closed', cancelled: 'closed', deleted: 'closed', displaced: 'closed' },
  },
});
