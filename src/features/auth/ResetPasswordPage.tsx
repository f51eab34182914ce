import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { useNavigateFromPage } from '../../navigation/useNavigateFromPage';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { useOnEvent } from '../../store/useOnEvent';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextLink } from '../../ui/TextLink';
import { useFormFields } from '../../ui/useFormFields';
import { resetLeft, resetSucceeded } from './accountEvents';
import { AccountForm } from './AccountForm';
import { resetProblems } from './accountFormRules';
import { AccountNote } from './AccountNote';
import { passwordResetBinding, selectPasswordResetStatus } from './accountSlice';
import { resetPassword } from './resetPassword';

/** The delay before redirecting away from an invalid link, in milliseconds. */
const redirectDelay = 2000;

function useRedirectAfterRejection(isLeaving: boolean): void {
  const navigate = useNavigateFromPage();
  const store = useAppStore();
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(navigate, redirectDelay, routePaths.forgotPassword);
    return () => {
      clearTimeout(timer);
    };
  }, [isLeaving, navigate]);
  useEffect(
    () => () => {
      if (passwordResetBinding.can(store.getState().account, 'left')) store.dispatch(resetLeft());
    },
    [store],
  );
}

function ResetForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectPasswordResetStatus);
  const { field, formProps } = useFormFields({
    initial: { password: '', confirmation: '' },
    problemsOf: resetProblems,
    onValid: ({ password }) => void dispatch(resetPassword(token, password)),
  });
  useRedirectAfterRejection(status === 'leaving');

  return (
    <AccountForm
      label="Update Password"
      busyLabel={status === 'busy' ? 'Updating Password...' : 'Update Password'}
      isBusy={status !== 'form'}
      {...formProps}
    >
      <PasswordInput
        label="New Password"
        required
        autoComplete="new-password"
        minLength={8}
        {...field('password')}
      />
      <PasswordInput
        label="Confirm New Password"
        required
        autoComplete="new-password"
        minLength={8}
        {...field('confirmation')}
      />
      {status === 'leaving' && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          Taking you to the page that sends a new link.
        </Typography>
      )}
    </AccountForm>
  );
}

function InvalidResetLink() {
  return (
    <Page
      title="Invalid Reset Link"
      heading="Invalid Reset Link"
      subtitle="This password reset link is invalid or has expired."
      width="form"
    >
      <ButtonLink to={routePaths.forgotPassword} variant="contained" size="large" fullWidth>
        Request New Reset Link
      </ButtonLink>
      <AccountNote>Invalid or missing reset token.</AccountNote>
    </Page>
  );
}

/** The page to set a new password (docs/behaviour.md#reset-password), with the token from its address. */
export function ResetPasswordPage() {
  const navigate = useNavigateFromPage();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  useOnEvent(resetSucceeded, () => {
    navigate(routePaths.signIn, { replace: true });
  });

  if (token === '') return <InvalidResetLink />;
  return (
    <Page
      title="Reset Password"
      heading="Reset Password"
      subtitle="Enter your new password below"
      width="form"
    >
      <ResetForm token={token} />
      <AccountNote>
        Know your password? <TextLink to={routePaths.signIn}>Sign In</TextLink>
      </AccountNote>
    </Page>
  );
}
