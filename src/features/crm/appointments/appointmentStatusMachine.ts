import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#crm-appointments. No control changes the status, so there is no event. */
export const appointmentStatusMachine = defineMachine({
  name: 'appointmentStatus',
  initial: 'scheduled',
  states: { scheduled: {}, completed: {}, cancelled: {} },
});
