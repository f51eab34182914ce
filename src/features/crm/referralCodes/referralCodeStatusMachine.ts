import { defineMachine } from '../../../machine/defineMachine';

/** Section 4: "isActive toggles when the status button is clicked." A new code starts active. */
export const referralCodeStatusMachine = defineMachine({
  name: 'referralCodeStatus',
  initial: 'active',
  states: { active: { deactivated: 'inactive' }, inactive: { activated: 'active' } },
});
