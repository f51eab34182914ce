import { invalidEmail, isEmailInputValue } from '../../../../../contract/emailAddress';

/** What an e-mail field requires (docs/behaviour.md#crm-customers): a text with an `@`, but no dot. */
export const emailRule = {
  required: 'Please enter an email address.',
  problemOf: (text: string) => (isEmailInputValue(text) ? undefined : invalidEmail),
};
