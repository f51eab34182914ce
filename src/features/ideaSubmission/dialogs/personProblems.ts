import { invalidEmail, isEmailAddress } from '../../../../contract/emailAddress';
import { isBlank } from '../../../../contract/isBlank';
import type { Problems } from '../../../ui/useFormFields';

interface Person {
  name: string;
  email: string;
}

/** Validates name and e-mail address in the two forms of the result (docs/behaviour.md#result-dialogs). */
export function personProblems({ name, email }: Person): Problems<keyof Person> {
  const problems: Problems<keyof Person> = {};
  if (isBlank(name)) problems.name = 'Please enter your name.';
  if (email === '') problems.email = 'Please enter your email address.';
  else if (!isEmailAddress(email)) problems.email = invalidEmail;
  return problems;
}
