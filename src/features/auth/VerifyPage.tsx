import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findRoutePath, routePaths } from '../../../contract/routePaths';
import { keepInEntry, keptInEntry } from '../../navigation/historyEntry';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { BusyButton } from '../../ui/BusyButton';
import { ButtonLink } from '../../ui/ButtonLink';
import { LazyPart } from '../../ui/LazyPart';
import { Page } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';
import { emailEntered } from './accountEvents';
import { AccountNote } from './AccountNote';
import { selectCanResendVerification, selectVerification } from './accountSlice';
import { lazyResendForm } from './lazyResendForm';
import { useAccountToasts } from './useAccountToasts';
import { resendVerification, retryVerification, verifyAccount } from './verifyAccount';

const headings = {
  missing: 'Verify Your Account',
  verifying: 'Verifying your account...',
  verified: 'Your account is verified!',
  failed: 'Verification link expired or failed.',
};

interface ResendProps {
  email: string;
  isSecondary?: boolean;
}

function ResendButton({ email, isSecondary = false }: ResendProps) {
  const dispatch = useAppDispatch();
  const canResend = useAppSelector(selectCanResendVerification);
  return (
    <BusyButton
      variant={isSecondary ? 'outlined' : 'contained'}
      size="large"
      fullWidth
      isBusy={!canResend}
      onClick={() => void dispatch(resendVerification(email))}
    >
      Resend Verification Email
    </BusyButton>
  );
}

/** The height of the form, so that nothing moves when it has loaded. */
const resendFormRoom = { height: '9.3rem' };

function RetryButton() {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth
      onClick={() => void dispatch(retryVerification())}
    >
      Try again
    </Button>
  );
}

/**
 * The verification page (docs/behaviour.md#verification): verifies the code in its address once and shows the
 * result.
 */
export function VerifyPage() {
  const dispatch = useAppDispatch();
  useAccountToasts();
  const verification = useAppSelector(selectVerification);
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  // A code contains no spaces: a space here is a plus sign that the link did not encode.
  const email = (query.get('email') ?? '').replaceAll(' ', '+');

  useEffect(() => {
    // A code works only once: a reload must not try it again.
    if (code !== '') void dispatch(verifyAccount(code, keptInEntry('isVerified') === true));
  }, [dispatch, code]);

  useEffect(() => {
    // The link leads on to the sign-in.
    if (email !== '') dispatch(emailEntered(email));
  }, [dispatch, email]);

  const isKnown = verification.verificationCode === code;
  const step = code === '' ? 'missing' : isKnown ? verification.status : 'verifying';
  useEffect(() => {
    // While the script of another page is loading, the entry is already that page's.
    const isHere = findRoutePath(window.location.pathname) === routePaths.verify;
    if (step === 'verified' && isHere) keepInEntry({ isVerified: true });
  }, [step]);
  const canRetry = step === 'failed' && verification.status === 'failed' && verification.canRetry;
  const subtitles = {
    missing:
      email === ''
        ? 'Open the link in the email we sent you. No mail? Have a new link sent.'
        : `Open the link we sent to ${email}. No mail? Have a new link sent.`,
    verifying: 'This takes a moment.',
    verified: 'You can sign in now.',
    failed: canRetry
      ? "We couldn't check your link. Try again, or have a new one sent."
      : 'We can send you a new link.',
  };
  return (
    <Page
      title={headings[step].replace(/\W+$/, '')}
      step={step}
      heading={headings[step]}
      subtitle={subtitles[step]}
      width="form"
    >
      {step === 'verified' && (
        <ButtonLink to={routePaths.signIn} variant="contained" size="large" fullWidth>
          Go to Login
        </ButtonLink>
      )}
      {(step === 'failed' || step === 'missing') && (
        <>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {canRetry && <RetryButton />}
            {step === 'missing' && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Verification code is missing.
              </Typography>
            )}
            {email === '' ? (
              <LazyPart
                part={lazyResendForm}
                props={{ isSecondary: canRetry }}
                fallback={<Box sx={resendFormRoom} />}
              />
            ) : (
              <ResendButton email={email} isSecondary={canRetry} />
            )}
          </Box>
          <AccountNote>
            Verified already? <TextLink to={routePaths.signIn}>Sign In</TextLink>
          </AccountNote>
        </>
      )}
    </Page>
  );
}
