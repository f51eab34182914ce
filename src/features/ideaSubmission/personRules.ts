import { emailPattern } from '../../../contract/userApi';

/** What the two forms of the result ask of a name and an e-mail address (section 5), as react-hook-form takes it. */
export const personRules = {
  name: {
    validate: (name: string) => name.trim() !== '' || 'Please enter your name.',
  },
  email: {
    required: 'Please enter your email address.',
    validate: (email: string) => emailPattern.test(email.trim()) || 'Invalid email format.',
  },
};
