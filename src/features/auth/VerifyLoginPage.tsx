import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { routePaths } from '../../../contract/routePaths';
import { stripInvisible } from '../../lib/stripInvisible';
import { Page } from '../../ui/Page';
import { TextInput } from '../../ui/TextInput';
import { TextLink } from '../../ui/TextLink';
import { useFormFields } from '../../ui/useFormFields';
import { AccountForm } from './AccountForm';
import { AccountNote } from './AccountNote';
import { verifyAddress } from './verifyAddress';

/** The state passed by the sign-up page: a single-use code, kept only in the history entry. */
const handedOverSchema = v.object({ code: v.string(), email: v.optional(v.string()) });

const codeIn = (text: string) => stripInvisible(text).trim();

/**
 * The page shown after a sign-up whose response contained a code (docs/behaviour.md#code-entry); submitting the code
 * leads to its verification.
 */
export function VerifyLoginPage() {
  const navigate = useNavigate();
  const location = useLocation();
  const handedOver = v.safeParse(handedOverSchema, location.state);
  const { code: knownCode, email } = handedOver.success ? handedOver.output : { code: '' };
  const { field, formProps } = useFormFields({
    initial: { code: knownCode },
    problemsOf: ({ code }) =>
      codeIn(code) === '' ? { code: 'Verification code is missing.' } : {},
    onValid: ({ code }) => {
      void navigate(
        verifyAddress({ code: codeIn(code), ...(email === undefined ? {} : { email }) }),
      );
    },
  });

  return (
    <Page
      title="Check Your Inbox"
      heading="Check Your Inbox"
      subtitle="We have sent you an email with a verification code. Enter it here, or open the link in the email."
      width="form"
    >
      <AccountForm label="Verify" busyLabel="Verify" isBusy={false} {...formProps}>
        <TextInput
          label="Verification Code"
          required
          autoComplete="one-time-code"
          spellCheck={false}
          defaultValue={knownCode}
          {...field('code')}
        />
      </AccountForm>
      <AccountNote>
        Verified already? <TextLink to={routePaths.signIn}>Sign In</TextLink>
      </AccountNote>
    </Page>
  );
}
