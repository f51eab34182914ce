import { useEffect } from 'react';
import { routePaths } from '../../../contract/routePaths';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { ButtonLink } from '../../ui/ButtonLink';
import { Page } from '../../ui/Page';
import { signUpLeft } from './accountEvents';
import { selectSignUpStatus, signUpBinding } from './accountSlice';
import { SignUpForm } from './SignUpForm';

function usePanelClosedOnLeaving(): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      if (signUpBinding.can(store.getState().account, 'left')) store.dispatch(signUpLeft());
    },
    [store],
  );
}

/** The sign-up page (docs/behaviour.md#sign-up): its form, or the success panel. */
export function SignUpPage() {
  const status = useAppSelector(selectSignUpStatus);
  usePanelClosedOnLeaving();

  if (status === 'registered') {
    return (
      <Page
        title="Sign Up"
        step={status}
        heading="Registration Successful"
        subtitle="Please check your inbox for a verification link. Once you have opened it, you can sign in."
        width="form"
      >
        <ButtonLink to={routePaths.signIn} variant="contained" size="large" fullWidth>
          Go to Login
        </ButtonLink>
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
      <SignUpForm isBusy={status === 'busy'} />
    </Page>
  );
}
