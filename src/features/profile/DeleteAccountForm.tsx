import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../../contract/routePaths';
import { keepSecret } from '../../api/oneTimeSecrets';
import { ownAccountApi } from '../../api/ownAccountApi';
import { signOut } from '../../api/signOut';
import { useNavigateFromPage } from '../../navigation/useNavigateFromPage';
import { useAppDispatch } from '../../store/hooks';
import type { AppThunk } from '../../store/storeTypes';
import { BusyButton } from '../../ui/BusyButton';
import { Form } from '../../ui/Form';
import { PasswordInput } from '../../ui/PasswordInput';
import { useFormFields } from '../../ui/useFormFields';
import { useDialogContent } from '../../ui/useDialogContent';
import { AccountProblem } from './AccountProblem';
import { NotSupportedNote } from './NotSupportedNote';
import { useAccountCall } from './useAccountCall';

const { deleteAccount } = ownAccountApi.endpoints;

/** Ends this browser's session, too, and shows a toast. */
const leaveDeletedAccount =
  (): AppThunk =>
  (dispatch, _getState, { toasts }) => {
    dispatch(signOut());
    toasts.show({ kind: 'success', text: 'Your account was deleted.' });
  };

/** Deletes the account, confirmed by its password. */
export function DeleteAccountForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromPage();
  const { run, isBusy, problem, isLacking } = useAccountCall();
  const { field, formProps, isChanged } = useFormFields({
    initial: { password: '' },
    problemsOf: ({ password }) => (password === '' ? { password: 'Password is required.' } : {}),
    onValid: ({ password }) =>
      void run(
        (start) =>
          start(deleteAccount.initiate({ password: keepSecret(password) }, { track: false })),
        () => {
          dispatch(leaveDeletedAccount());
          navigate(routePaths.home);
        },
      ),
  });
  useDialogContent(isBusy ? 'busy' : isChanged && !isLacking ? 'changed' : 'untouched');
  const heading = (
    <Typography component="h3" variant="h4">
      Delete your account
    </Typography>
  );
  if (isLacking) {
    return (
      <>
        {heading}
        <NotSupportedNote />
      </>
    );
  }
  return (
    <Box component={Form} {...formProps} sx={{ display: 'grid', gap: 2 }}>
      {heading}
      <Typography variant="body2">
        Deletes your account on the server, with its sessions. You cannot undo this. Your last
        document stays in this browser.
      </Typography>
      <PasswordInput
        label="Password"
        required
        autoComplete="current-password"
        {...field('password')}
      />
      <AccountProblem problem={problem} />
      <BusyButton
        type="submit"
        variant="outlined"
        color="error"
        isBusy={isBusy}
        sx={{ justifySelf: 'start' }}
      >
        Delete account
      </BusyButton>
    </Box>
  );
}
