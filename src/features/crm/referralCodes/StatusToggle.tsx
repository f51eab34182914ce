import Button from '@mui/material/Button';
import { useAppDispatch } from '../../../store/hooks';
import type { ReferralCode } from './referralCode';
import { referralCodeEvents } from './referralCodeEvents';
import { referralCodeStatusBinding } from './referralCodesSlice';

interface StatusToggleProps {
  referralCode: ReferralCode;
  /** The id of the element that holds the code: it tells which row the button belongs to. */
  describedBy: string;
}

/** The status button of a referral code, Active or Inactive; pressing it toggles. */
export function StatusToggle({ referralCode, describedBy }: StatusToggleProps) {
  const dispatch = useAppDispatch();
  const { id, isActive } = referralCode;
  return (
    <Button
      size="small"
      variant="outlined"
      color={isActive ? 'success' : 'inherit'}
      aria-pressed={isActive}
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
