import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { useAppDispatch } from '../../store/hooks';
import { useOnEvent } from '../../store/useOnEvent';
import { PasswordInput } from '../../ui/PasswordInput';
import { registered } from '../../ui/registered';
import { TextInput } from '../../ui/TextInput';
import { TextLink } from '../../ui/TextLink';
import { signUpCodeReceived } from './accountEvents';
import { AccountForm } from './AccountForm';
import { signUpProblems, type SignUpFields } from './accountFormRules';
import { AccountNote } from './AccountNote';
import { signUp } from './signUp';

const fieldNames = ['name', 'email', 'password', 'confirmation'] as const;

/** The four fields of section 2, "Sign-up page", checked as section 5 says; an answer with a code leads to /VerifyLogin. */
export function SignUpForm({ isBusy }: { isBusy: boolean }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const {
    register,
    handleSubmit,
    getValues,
    formState: { errors },
  } = useForm<SignUpFields>({
    defaultValues: { name: '', email: '', password: '', confirmation: '' },
  });
  useOnEvent(signUpCodeReceived, ({ payload: { code } }) => {
    const email = getValues('email').trim();
    void navigate(routePaths.verifyLogin, { state: { code, email } });
  });
  const field = (name: keyof SignUpFields) =>
    registered(
      register(name, {
        validate: (_value, fields) => signUpProblems(fields)[name],
        // Whether one is missing or the two passwords match is not for one field to say.
        deps: fieldNames.filter((other) => other !== name),
      }),
      errors[name],
    );

  return (
    <>
      <AccountForm
        label="Sign Up"
        busyLabel="Signing up..."
        isBusy={isBusy}
        onSubmit={(event) =>
          void handleSubmit(({ name, email, password }) =>
            dispatch(signUp({ name, email, password })),
          )(event)
        }
      >
        <TextInput label="Full Name" required autoComplete="name" {...field('name')} />
        <TextInput
          label="Email Address"
          type="email"
          required
          autoComplete="email"
          {...field('email')}
        />
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
