import * as v from 'valibot';
import { invalidEmail, isEmailAddress } from '../../../contract/emailAddress';
import { isBlank } from '../../../contract/isBlank';
import { nameSchema, newPasswordSchema } from '../../../contract/userApi';
import type { Problems } from '../../ui/useFormFields';
import type { Credentials } from './signIn';
import type { NewAccount } from './signUp';

interface SignUpFields extends NewAccount {
  confirmation: string;
}

interface ResetFields {
  password: string;
  confirmation: string;
}

const problemWith = (
  schema: typeof nameSchema | typeof newPasswordSchema,
  text: string,
): string | undefined => v.safeParse(schema, text).issues?.[0].message;

function problemsOfNewPassword({
  password,
  confirmation,
}: ResetFields): Problems<keyof ResetFields> {
  const problems: Problems<keyof ResetFields> = {
    password: problemWith(newPasswordSchema, password),
  };
  if (password !== confirmation) problems.confirmation = "Passwords don't match.";
  return problems;
}

type FieldWithText = 'email' | 'password' | 'confirmation';

const emptyFieldTexts: Record<FieldWithText, string> = {
  email: 'Email is required.',
  password: 'Password is required.',
  confirmation: 'Please repeat the password.',
};

/** The first empty field shows the sentence about all of them, the others their own. */
function problemsOfEmpty<Name extends string>(
  [first, ...others]: readonly [Name, ...FieldWithText[]],
  sentence: string,
): Problems<Name | FieldWithText> {
  const problems: Problems<Name | FieldWithText> = {};
  problems[first] = sentence;
  for (const field of others) problems[field] = emptyFieldTexts[field];
  return problems;
}

/**
 * Validates the sign-up form (docs/behaviour.md#sign-up); empty fields are reported before invalid ones.
 */
export function signUpProblems(fields: SignUpFields): Problems<keyof SignUpFields> {
  const { name, email, password, confirmation } = fields;
  const empty = (
    [
      ['email', isBlank(email)],
      ['password', password === ''],
      ['confirmation', confirmation === ''],
    ] as const
  )
    .filter(([, isEmpty]) => isEmpty)
    .map(([field]) => field);
  const sentence = 'All fields are required.';
  if (isBlank(name)) return problemsOfEmpty(['name', ...empty], sentence);
  const [first, ...others] = empty;
  if (first !== undefined) return problemsOfEmpty([first, ...others], sentence);

  const problems: Problems<keyof SignUpFields> = problemsOfNewPassword(fields);
  if (!isEmailAddress(email)) problems.email = invalidEmail;
  problems.name = problemWith(nameSchema, name);
  return problems;
}

/** Validates the reset form (docs/behaviour.md#reset-password). */
export function resetProblems(fields: ResetFields): Problems<keyof ResetFields> {
  const [first, ...others] = (['password', 'confirmation'] as const).filter(
    (field) => fields[field] === '',
  );
  return first === undefined
    ? problemsOfNewPassword(fields)
    : problemsOfEmpty([first, ...others], 'Both password fields are required.');
}

/** Validates the sign-in form: both fields are required. */
export function signInProblems({ email, password }: Credentials): Problems<keyof Credentials> {
  const problems: Problems<keyof Credentials> = {};
  if (email.trim() === '') problems.email = emptyFieldTexts.email;
  if (password === '') problems.password = emptyFieldTexts.password;
  return problems;
}

/** Validates the recovery form: the e-mail address is required. */
export function recoveryProblems({ email }: { email: string }): Problems<'email'> {
  if (email.trim() === '') return { email: emptyFieldTexts.email };
  return isEmailAddress(email) ? {} : { email: invalidEmail };
}
