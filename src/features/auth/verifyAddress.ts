import { routePaths } from '../../../contract/routePaths';

/**
 * The address of the verification page (docs/behaviour.md#verification).
 *
 * @param query the code to verify, and the e-mail address for a new one
 */
export function verifyAddress({ code, email }: { code?: string; email?: string }): string {
  const query = new URLSearchParams();
  if (code !== undefined) query.set('code', code);
  if (email !== undefined && email !== '') query.set('email', email);
  return `${routePaths.verify}?${query.toString()}`;
}
