import { invalidEmail, isEmailInputValue } from '../../../../../contract/emailAddress';

/** What an e-mail field requires (docs/behaviour.md#crm-customers): text around an `@`; a dot is not required. */
export const emailRule = {
  required: 'Please enter an email address.',
  problemOf: (text: string) => (isEmailInputValue(text) ? undefined : invalidEmail),
};
