import {
  emailPattern,
  lengthOf,
  maximumNameLength,
  maximumPasswordLength,
  minimumPasswordLength,
} from '../../../contract/userApi';
import type { Credentials } from './signIn';
import type { NewAccount } from './signUp';

export interface SignUpFields extends NewAccount {
  confirmation: string;
}

export interface ResetFields {
  password: string;
  confirmation: string;
}

/** What is wrong with a form's fields. An empty sentence: wrong too, but said beside another field already. */
type Problems<Fields> = { [Field in keyof Fields]?: string };

function problemsOfNewPassword({ password, confirmation }: ResetFields): Problems<ResetFields> {
  const problems: Problems<ResetFields> = {};
  if (password.length < minimumPasswordLength) {
    problems.password = 'Password must be at least 6 characters.';
  } else if (lengthOf(password) > maximumPasswordLength) {
    problems.password = 'Password must be at most 128 characters.';
  }
  if (password !== confirmation) problems.confirmation = "Passwords don't match.";
  return problems;
}

function marked<Fields>(empty: readonly (keyof Fields)[], sentence: string): Problems<Fields> {
  const problems: Problems<Fields> = {};
  for (const field of empty) problems[field] = field === empty[0] ? sentence : '';
  return problems;
}

/**
 * The checks of the sign-up form (docs/behaviour.md#sign-up), in order: empty fields are reported before wrong ones.
 */
export function signUpProblems(fields: SignUpFields): Problems<SignUpFields> {
  const { name, email, password, confirmation } = fields;
  const empty = (
    [
      ['name', name.trim()],
      ['email', email.trim()],
      ['password', password],
      ['confirmation', confirmation],
    ] as const
  )
    .filter(([, value]) => value === '')
    .map(([field]) => field);
  if (empty.length > 0) return marked<SignUpFields>(empty, 'All fields are required.');

  const problems: Problems<SignUpFields> = problemsOfNewPassword({ password, confirmation });
  if (!emailPattern.test(email.trim())) problems.email = 'Invalid email format.';
  if (name.trim().length > maximumNameLength) {
    problems.name = 'Name must be at most 200 characters.';
  }
  return problems;
}

/** The checks of the reset form (docs/behaviour.md#reset-password). */
export function resetProblems(fields: ResetFields): Problems<ResetFields> {
  const empty = (['password', 'confirmation'] as const).filter((field) => fields[field] === '');
  return empty.length > 0
    ? marked<ResetFields>(empty, 'Both password fields are required.')
    : problemsOfNewPassword(fields);
}

/** The checks of the sign-in form: both fields are required. */
export function signInProblems({ email, password }: Credentials): Problems<Credentials> {
  const problems: Problems<Credentials> = {};
  if (email.trim() === '') problems.email = 'Email is required.';
  if (password === '') problems.password = 'Password is required.';
  return problems;
}

/** The check of the recovery form: an e-mail address is required. */
export function recoveryProblems({ email }: { email: string }): Problems<{ email: string }> {
  if (email.trim() === '') return { email: 'Email is required.' };
  return emailPattern.test(email.trim()) ? {} : { email: 'Invalid email format.' };
}
