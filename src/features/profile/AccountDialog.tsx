import Divider from '@mui/material/Divider';
import { DialogBody } from '../../ui/DialogBody';
import { TitledDialog } from '../../ui/TitledDialog';
import { DeleteAccountForm } from './DeleteAccountForm';
import { DownloadMyData } from './DownloadMyData';
import { SessionList } from './SessionList';

interface AccountDialogProps {
  onClose: () => void;
}

/** The actions for the signed-in user's account (docs/behaviour.md#profile). */
export function AccountDialog({ onClose }: AccountDialogProps) {
  return (
    <TitledDialog title="Your account" onClose={onClose}>
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
