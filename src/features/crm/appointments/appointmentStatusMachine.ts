import { defineMachine } from '../../../machine/defineMachine';

/** Section 4: scheduled, completed, or anything else. No control changes it, so there is no event. */
export const appointmentStatusMachine = defineMachine({
  name: 'appointmentStatus',
  initial: 'scheduled',
  states: { scheduled: {}, completed: {}, cancelled: {} },
});
