import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useFormFields } from '../../ui/useFormFields';
import { AccountEmailInput } from './AccountEmailInput';
import { reverifyImpossible } from './accountEvents';
import { AccountForm } from './AccountForm';
import { recoveryProblems } from './accountFormRules';
import { selectCanResendVerification } from './accountSlice';
import { resendVerification } from './verifyAccount';

/** Requests the verification e-mail again when the page's address has no e-mail. */
export function ResendForm({ isSecondary }: { isSecondary: boolean }) {
  const dispatch = useAppDispatch();
  const canResend = useAppSelector(selectCanResendVerification);
  const { field, formProps } = useFormFields({
    initial: { email: '' },
    problemsOf: recoveryProblems,
    onValid: ({ email }) => void dispatch(resendVerification(email.trim())),
    onRefused: ({ email }) => {
      if (email.trim() === '') dispatch(reverifyImpossible());
    },
  });
  return (
    <AccountForm
      label="Resend Verification Email"
      busyLabel="Resend Verification Email"
      isBusy={!canResend}
      isSecondary={isSecondary}
      {...formProps}
    >
      <AccountEmailInput {...field('email')} />
    </AccountForm>
  );
}
