import { defineMachine } from '../../../machine/defineMachine';

/** See docs/behaviour.md#crm-referral-codes. The status button toggles; a new code starts active. */
export const referralCodeStatusMachine = defineMachine({
  name: 'referralCodeStatus',
  initial: 'active',
  states: { active: { deactivated: 'inactive' }, inactive: { activated: 'active' } },
});
