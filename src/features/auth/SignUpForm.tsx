import Typography from '@mui/material/Typography';
import { routePaths } from '../../../contract/routePaths';
import { useNavigateFromPage } from '../../navigation/useNavigateFromPage';
import { useAppDispatch } from '../../store/hooks';
import { useOnEvent } from '../../store/useOnEvent';
import { PasswordInput } from '../../ui/PasswordInput';
import { TextInput } from '../../ui/TextInput';
import { TextLink } from '../../ui/TextLink';
import { useFormFields } from '../../ui/useFormFields';
import { signUpCodeReceived } from './accountEvents';
import { AccountEmailInput } from './AccountEmailInput';
import { AccountForm } from './AccountForm';
import { signUpProblems } from './accountFormRules';
import { AccountNote } from './AccountNote';
import { signUp } from './signUp';

/** The sign-up form (docs/behaviour.md#sign-up); a response with a code redirects to /VerifyLogin. */
export function SignUpForm({ isBusy }: { isBusy: boolean }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromPage();
  const { field, formProps } = useFormFields({
    initial: { name: '', email: '', password: '', confirmation: '' },
    problemsOf: signUpProblems,
    onValid: ({ name, email, password }) => void dispatch(signUp({ name, email, password })),
  });
  useOnEvent(signUpCodeReceived, ({ payload: { verificationCode: code, email } }) => {
    navigate(routePaths.verifyLogin, { state: { code, email } });
  });

  return (
    <>
      <AccountForm label="Sign Up" busyLabel="Signing up..." isBusy={isBusy} {...formProps}>
        <TextInput label="Full Name" required autoComplete="name" {...field('name')} />
        <AccountEmailInput {...field('email')} />
        <PasswordInput
          label="Password"
          required
          autoComplete="new-password"
          minLength={8}
          {...field('password')}
        />
        <PasswordInput
          label="Confirm Password"
          required
          autoComplete="new-password"
          minLength={8}
          {...field('confirmation')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          By signing up you agree to the <TextLink to={routePaths.terms}>Terms of Service</TextLink>{' '}
          and the <TextLink to={routePaths.privacy}>Privacy Policy</TextLink>.
        </Typography>
      </AccountForm>
      <AccountNote>
        Already have an account? <TextLink to={routePaths.signIn}>Sign In</TextLink>
      </AccountNote>
    </>
  );
}
