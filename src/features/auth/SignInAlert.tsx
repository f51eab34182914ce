import Box from '@mui/material/Box';
import { useAppSelector } from '../../store/hooks';
import { ErrorIcon } from '../../ui/icons';
import type { SignInFailure } from './accountEvents';
import { selectSignInFailure } from './accountSlice';

function waitOf(minutes: number | null): string {
  if (minutes === null) return 'a few minutes';
  return minutes === 1 ? '1 minute' : `${String(minutes)} minutes`;
}

function sentenceOf(failure: SignInFailure): string {
  switch (failure.kind) {
    case 'tooManyTries':
      return `Too many tries. Wait ${waitOf(failure.minutes)}, then try again.`;
    case 'unverified':
      return "Your account isn't verified yet. Open the link we sent you.";
    case 'refused':
      return "We couldn't sign you in. Check your email address and password, then try again.";
    case 'unavailable':
      return "The sign-in service isn't working right now. Try again in a few minutes.";
    case 'unanswered':
      return "We couldn't reach the sign-in service. Check your connection, then try again.";
  }
}

/** States why the last sign-in failed and what to do. Unlike the toast, it stays. */
export function SignInAlert() {
  const failure = useAppSelector(selectSignInFailure);
  if (failure === null) return null;
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        gap: 1,
        padding: 1.5,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
        typography: 'body2',
        '& svg': { flexShrink: 0, color: 'error.main' },
      }}
    >
      <ErrorIcon />
      {sentenceOf(failure)}
    </Box>
  );
}
