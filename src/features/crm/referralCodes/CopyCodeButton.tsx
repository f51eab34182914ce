import { useAppDispatch } from '../../../store/hooks';
import { CopyIcon } from '../icons/crmIcons';
import { RowButton } from '../records/table/RowButton';
import { referralCodeEvents } from './referralCodeEvents';

interface CopyCodeButtonProps {
  code: string;
}

/** Copies a code, or shows that the browser does not allow it. */
export function CopyCodeButton({ code }: CopyCodeButtonProps) {
  const dispatch = useAppDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      dispatch(referralCodeEvents.copied());
    } catch {
      dispatch(referralCodeEvents.copyFailed());
    }
  };
  return (
    <RowButton aria-label={`Copy ${code}`} onClick={() => void copy()}>
      <CopyIcon />
    </RowButton>
  );
}
