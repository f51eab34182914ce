import Button from '@mui/material/Button';
import { DialogBody } from '../../../ui/DialogBody';

interface ReviewQuestionProps {
  onAccept: () => void;
  onDecline: () => void;
}

/** The two answers to "Would you like to review your idea?". */
export function ReviewQuestion({ onAccept, onDecline }: ReviewQuestionProps) {
  return (
    <DialogBody>
      <Button variant="contained" size="large" onClick={onAccept}>
        Yes, I&apos;d like expert feedback
      </Button>
      <Button variant="outlined" size="large" onClick={onDecline}>
        No, maybe later
      </Button>
    </DialogBody>
  );
}
