import Button from '@mui/material/Button';
import { useAppDispatch } from '../../../store/hooks';
import type { ReferralCode } from './referralCode';
import { referralCodeEvents } from './referralCodeEvents';
import { referralCodeStatusBinding } from './referralCodesSlice';

interface StatusToggleProps {
  referralCode: ReferralCode;
  /** The id of the element with the code, which identifies the button's row. */
  describedBy: string;
}

/**
 * A referral code's status button; pressing it toggles the status. Its name is the status, so it is not marked as pressed
 * as well: "Inactive, not pressed" would be a double negation. Every click counts, as on a checkbox: browsers report a
 * deliberate second click soon after the first as a double click, too.
 */
export function StatusToggle({ referralCode, describedBy }: StatusToggleProps) {
  const dispatch = useAppDispatch();
  const { id, isActive } = referralCode;
  return (
    <Button
      size="small"
      variant="outlined"
      color={isActive ? 'success' : 'inherit'}
      aria-describedby={describedBy}
      onClick={() => {
        const event = referralCodeStatusBinding.can(referralCode, 'deactivated')
          ? referralCodeEvents.deactivated
          : referralCodeEvents.activated;
        dispatch(event({ id }));
      }}
      sx={{ minWidth: '5.75rem', color: isActive ? 'success.main' : 'text.secondary' }}
    >
      {isActive ? 'Active' : 'Inactive'}
    </Button>
  );
}
