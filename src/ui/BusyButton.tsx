import Button, { type ButtonProps } from '@mui/material/Button';

interface BusyButtonProps extends Omit<ButtonProps, 'disabled' | 'aria-disabled'> {
  /** Whether presses are ignored, also those that would submit the button's form. */
  isBusy: boolean;
}

/** A button for a call. It keeps the focus while the call runs, which a disabled button would lose. */
export function BusyButton({ isBusy, onClick, ...button }: BusyButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={isBusy}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
