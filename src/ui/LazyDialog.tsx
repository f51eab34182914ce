import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import type { LazyComponent } from '../navigation/lazyComponent';

interface LazyDialogProps {
  /** The dialog, which has to restore the previous focus when it closes. */
  dialog: LazyComponent;
  /** Called when loading the dialog's script starts and ends. */
  onWait?: (isWaiting: boolean) => void;
  /** Closes a dialog that could not be loaded. */
  onGiveUp: () => void;
}

/** A dialog in a separate chunk. If loading fails, the page stays usable and the user can try again. */
export function LazyDialog({ dialog, onWait, onGiveUp }: LazyDialogProps) {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
  }, []);
  // Closing the message removes the focused element.
  const focusOpener = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <ErrorBoundary
      onError={dialog.reset}
      fallback={(_error, retry) => (
        <Box
          role="alert"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          <Typography sx={{ flex: '1 1 16rem' }}>
            This dialog could not be loaded. Check your connection.
          </Typography>
          <Button
            variant="outlined"
            onClick={() => {
              focusOpener();
              retry();
            }}
          >
            Try again
          </Button>
          <Button
            onClick={() => {
              focusOpener();
              onGiveUp();
            }}
          >
            Cancel
          </Button>
        </Box>
      )}
    >
      <Suspense fallback={<Waiting onWait={onWait} />}>
        <dialog.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

function Waiting({ onWait }: { onWait: ((isWaiting: boolean) => void) | undefined }) {
  useLayoutEffect(() => {
    onWait?.(true);
    return () => {
      onWait?.(false);
    };
  }, [onWait]);
  return null;
}
