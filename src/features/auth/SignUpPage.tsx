import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';
import { TextLink } from '../../ui/TextLink';
import { signUpLeft } from './accountEvents';
import { AccountNote } from './AccountNote';
import { selectSignUp, signUpBinding } from './accountSlice';
import { SignUpForm } from './SignUpForm';

function usePanelClosedOnLeaving(): void {
  const store = useAppStore();
  // A link to this page is followed to sign up again.
  const { key } = useLocation();
  useEffect(
    () => () => {
      if (signUpBinding.can(store.getState().account, 'left')) store.dispatch(signUpLeft());
    },
    [store, key],
  );
}

/** The sign-up page (docs/behaviour.md#sign-up): its form, or the success panel. */
export function SignUpPage() {
  const signUp = useAppSelector(selectSignUp);
  usePanelClosedOnLeaving();

  if (signUp.status === 'registered') {
    return (
      <Page
        title="Registration Successful"
        step={signUp.status}
        heading="Registration Successful"
        subtitle="Please check your inbox for a verification link. Once you have opened it, you can sign in."
        width="form"
      >
        <ButtonLink to={routePaths.signIn} variant="contained" size="large" fullWidth>
          Go to Login
        </ButtonLink>
        <AccountNote>
          Sent to {signUp.email}. Not your address?{' '}
          <TextLink to={routePaths.signUp}>Sign up again</TextLink>
        </AccountNote>
      </Page>
    );
  }
  return (
    <Page
      title="Sign Up"
      description="Make a free Ideakiln account with your name, your email address and a password."
      step="form"
      heading="Sign Up"
      subtitle="An account takes a minute."
      width="form"
    >
      <SignUpForm isBusy={signUp.status === 'busy'} />
    </Page>
  );
}
