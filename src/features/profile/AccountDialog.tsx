import Divider from '@mui/material/Divider';
import { useAppDispatch } from '../../store/hooks';
import { DialogBody } from '../../ui/DialogBody';
import { TitledDialog } from '../../ui/TitledDialog';
import { DeleteAccountForm } from './DeleteAccountForm';
import { DownloadMyData } from './DownloadMyData';
import { accountDialogClosed } from './profileEvents';
import { SessionList } from './SessionList';

/** The actions for the signed-in user's account (docs/behaviour.md#profile). */
export function AccountDialog() {
  const dispatch = useAppDispatch();
  return (
    <TitledDialog title="Your account" onClose={() => dispatch(accountDialogClosed())}>
      <DialogBody>
        <SessionList />
        <Divider />
        <DownloadMyData />
        <Divider />
        <DeleteAccountForm />
      </DialogBody>
    </TitledDialog>
  );
}
