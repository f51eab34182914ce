import { RequestError } from '../../RequestError';
import commonPasswords from './commonPasswords.json';

const common = new Set(commonPasswords);

/**
 * Refuses the 1,000 most common passwords of at least 6 characters and the account's own e-mail address.
 *
 * @throws RequestError 400
 */
export function checkNewPassword(password: string, email: string): void {
  const lower = password.trim().toLowerCase();
  if (common.has(lower)) {
    throw refused('This password is one of the most common ones. Please choose another.');
  }
  if (lower === email.toLowerCase()) {
    throw refused('Your password must not be your email address. Please choose another.');
  }
}

const refused = (message: string) => new RequestError(400, 'weak_password', message);
