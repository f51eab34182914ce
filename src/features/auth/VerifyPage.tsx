import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';
import { AccountNote } from './AccountNote';
import { selectCanResendVerification, selectVerification } from './accountSlice';
import { resendVerification, verifyAccount } from './verifyAccount';

const headings = {
  missing: 'Verify Your Account',
  verifying: 'Verifying your account...',
  verified: 'Your account is verified!',
  failed: 'Verification link expired or failed.',
};

const subtitles = {
  missing: 'Verification code is missing.',
  verifying: 'This takes a moment.',
  verified: 'You can sign in now.',
  failed: 'We can send you a new link.',
};

function ResendButton({ email }: { email: string }) {
  const dispatch = useAppDispatch();
  const canResend = useAppSelector(selectCanResendVerification);
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth
      // Don't disable the button: it would lose the focus. The thunk ignores presses while a call runs.
      aria-disabled={!canResend}
      onClick={() => void dispatch(resendVerification(email))}
    >
      Resend Verification Email
    </Button>
  );
}

/**
 * The verification page (docs/behaviour.md#verification): verifies the code in its address once and shows the
 * result.
 */
export function VerifyPage() {
  const dispatch = useAppDispatch();
  const verification = useAppSelector(selectVerification);
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  // A code contains no spaces: a space here is a plus sign that the link did not encode.
  const email = (query.get('email') ?? '').replaceAll(' ', '+');

  useEffect(() => {
    if (code !== '') void dispatch(verifyAccount(code));
  }, [dispatch, code]);

  const status = verification.verificationCode === code ? verification.status : 'verifying';
  const step = code === '' ? 'missing' : status;
  return (
    <Page
      title="Verify Your Account"
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
          {step === 'missing' && email !== '' && (
            <Typography sx={{ marginBlock: '1em' }}>
              Open the link in the mail that we sent to {email}, or ask for a new one.
            </Typography>
          )}
          <ResendButton email={email} />
          <AccountNote>
            Verified already? <TextLink to={routePaths.signIn}>Sign In</TextLink>
          </AccountNote>
        </>
      )}
    </Page>
  );
}
