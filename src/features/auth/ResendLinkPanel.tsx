import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAppDispatch } from '../../store/hooks';
import { BusyButton } from '../../ui/BusyButton';
import { recoveryRestarted } from './accountEvents';
import type { Recovery } from './accountState';
import { resendResetLink } from './recoverPassword';
import { useSecondsUntil } from './useSecondsUntil';

interface ResendLinkPanelProps {
  recovery: Extract<Recovery, { status: 'sent' | 'resending' }>;
}

function labelOf(isSending: boolean, secondsLeft: number): string {
  if (isSending) return 'Resending...';
  return secondsLeft > 0
    ? `Didn't get a link? Resend in ${secondsLeft}s`
    : "Didn't get a link? Resend";
}

/** The sent state, whose resend button ignores presses until the time in the state. */
export function ResendLinkPanel({ recovery }: ResendLinkPanelProps) {
  const dispatch = useAppDispatch();
  const secondsLeft = useSecondsUntil(recovery.resendOpensAt);
  const isSending = recovery.status === 'resending';
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
        Requested for {recovery.email}.
      </Typography>
      <BusyButton
        variant="outlined"
        size="large"
        fullWidth
        isBusy={isSending || secondsLeft > 0}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
        onClick={() => void dispatch(resendResetLink())}
      >
        {labelOf(isSending, secondsLeft)}
      </BusyButton>
      <BusyButton fullWidth isBusy={isSending} onClick={() => dispatch(recoveryRestarted())}>
        Use another email address
      </BusyButton>
    </Stack>
  );
}
