import { emailPattern } from '../../../contract/userApi';

/** The rules for name and e-mail address in the two forms of the result, for react-hook-form. */
export const personRules = {
  name: {
    validate: (name: string) => name.trim() !== '' || 'Please enter your name.',
  },
  email: {
    required: 'Please enter your email address.',
    validate: (email: string) => emailPattern.test(email.trim()) || 'Invalid email format.',
  },
};
