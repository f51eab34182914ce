import { routePaths } from '../../../contract/routePaths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Page } from '../../ui/Page';
import { lazyComponent } from '../../navigation/lazyComponent';
import { LazyPart } from '../../ui/LazyPart';
import { TextLink } from '../../ui/TextLink';
import { useFormFields } from '../../ui/useFormFields';
import { AccountEmailInput } from './AccountEmailInput';
import { AccountForm } from './AccountForm';
import { recoveryProblems } from './accountFormRules';
import { AccountNote } from './AccountNote';
import { selectRecovery } from './accountSlice';
import { recoverPassword } from './recoverPassword';

// Loaded when a link is requested: the first view does not show it.
const resendLinkPanel = lazyComponent(
  async () => (await import('./ResendLinkPanel')).ResendLinkPanel,
);

function RecoveryForm({ isBusy }: { isBusy: boolean }) {
  const dispatch = useAppDispatch();
  const { field, formProps } = useFormFields({
    initial: { email: '' },
    problemsOf: recoveryProblems,
    onValid: ({ email }) => {
      void resendLinkPanel.preload();
      void dispatch(recoverPassword(email));
    },
  });
  return (
    <AccountForm label="Recover Password" busyLabel="Verifying..." isBusy={isBusy} {...formProps}>
      <AccountEmailInput {...field('email')} />
    </AccountForm>
  );
}

/**
 * The password recovery page (docs/behaviour.md#recover-password): its form, then the sent state, which survives
 * navigation.
 */
export function ForgotPasswordPage() {
  const recovery = useAppSelector(selectRecovery);
  const isForm = recovery.status === 'form' || recovery.status === 'sending';
  const heading = isForm ? 'Recover Password' : 'Reset link sent';
  return (
    <Page
      title={heading}
      description="Have a link sent to you that sets a new password for your Ideakiln account."
      step={isForm ? 'form' : 'sent'}
      heading={heading}
      subtitle={
        isForm
          ? 'Enter the email address of your account.'
          : 'If the email exists in our system, we will send you a link to reset your password.'
      }
      width="form"
    >
      {isForm ? (
        <RecoveryForm isBusy={recovery.status === 'sending'} />
      ) : (
        <LazyPart part={resendLinkPanel} props={{ recovery }} />
      )}
      <AccountNote>
        No account yet? <TextLink to={routePaths.signUp}>Sign Up</TextLink>
      </AccountNote>
    </Page>
  );
}
