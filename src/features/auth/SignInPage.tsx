import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { routePaths } from '../../../contract/routePaths';
import { signedIn } from '../../events/sessionEvents';
import { useNavigateFromPage } from '../../navigation/useNavigateFromPage';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { useOnEvent } from '../../store/useOnEvent';
import { Page } from '../../ui/Page';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextLink } from '../../ui/TextLink';
import { useFormFields } from '../../ui/useFormFields';
import { signInFailed, signInLeft } from './accountEvents';
import { AccountEmailInput } from './AccountEmailInput';
import { AccountForm } from './AccountForm';
import { signInProblems } from './accountFormRules';
import { AccountNote } from './AccountNote';
import { selectIsSigningIn, selectSignInFailure } from './accountSlice';
import { signIn } from './signIn';
import { SignInAlert } from './SignInAlert';
import { verifyAddress } from './verifyAddress';

function useFailureClearedOnLeaving(): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      if (selectSignInFailure(store.getState()) !== null) store.dispatch(signInLeft());
    },
    [store],
  );
}

/** The sign-in page (docs/behaviour.md#sign-in). Success redirects to /, an unverified account to its verification. */
export function SignInPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromPage();
  const isBusy = useAppSelector(selectIsSigningIn);
  const { field, formProps } = useFormFields({
    initial: { email: '', password: '' },
    problemsOf: signInProblems,
    onValid: (credentials) => void dispatch(signIn(credentials)),
  });

  useFailureClearedOnLeaving();
  // Back must not lead to the form again.
  useOnEvent(signedIn, () => {
    navigate(routePaths.home, { replace: true });
  });
  useOnEvent(signInFailed, ({ payload: { failure, email } }) => {
    if (failure.kind === 'unverified') navigate(verifyAddress({ email }));
  });

  return (
    <Page
      title="Sign In"
      description="Sign in to your Ideakiln account with your email address and password."
      heading="Sign In"
      subtitle="Welcome back."
      width="form"
    >
      <AccountForm label="Sign In" busyLabel="Signing in..." isBusy={isBusy} {...formProps}>
        <AccountEmailInput {...field('email')} />
        <div>
          <PasswordInput
            label="Password"
            required
            autoComplete="current-password"
            minLength={8}
            {...field('password')}
          />
          <Box sx={{ typography: 'body2', marginBlockStart: 1 }}>
            <TextLink to={routePaths.forgotPassword}>Forgot password?</TextLink>
          </Box>
        </div>
        <SignInAlert />
      </AccountForm>
      <AccountNote>
        No account yet? <TextLink to={routePaths.signUp}>Sign Up</TextLink>
      </AccountNote>
    </Page>
  );
}
