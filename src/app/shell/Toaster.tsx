import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Toast, Toasts } from '../../lib/toasts';
import { PlainButton } from '../../ui/PlainButton';
import { ToastCard } from './ToastCard';
import { useFocusGivenBack } from './useFocusGivenBack';

export interface ToasterProps {
  toasts: Toasts;
}

/** Enough for as many rows as one deletes in ten seconds: with a toast its Undo would go. */
const mostToasts = 8;

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard };

/** Shows the toasts (section 8), in notistack's corner; loaded with the first one. */
export function Toaster({ toasts }: ToasterProps) {
  const focusHandlers = useFocusGivenBack();
  return (
    // The handlers only hear what the buttons inside tell.
    <div className="toaster" data-print="hide" {...focusHandlers}>
      <SnackbarProvider
        maxSnack={mostToasts}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        // Each card counts its own time, so that the keyboard's focus stops it as well as the pointer.
        autoHideDuration={null}
        Components={cards}
      >
        <ToastReceiver toasts={toasts} />
      </SnackbarProvider>
    </div>
  );
}

function describedText(text: string, description: string | undefined): ReactNode {
  if (description === undefined) return text;
  return (
    <>
      <strong>{text}</strong>
      <div>{description}</div>
    </>
  );
}

function ToastReceiver({ toasts }: ToasterProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shownTexts = useRef(new Set<string>());

  useEffect(() => {
    const show = ({ kind, text, description, action }: Toast) => {
      const shown = shownTexts.current;
      const words = description === undefined ? text : `${text}\n${description}`;
      // notistack's own check would also drop a toast while an equal one is on its way out. One with an action always
      // shows: what it does belongs to its own event.
      if (action === undefined && shown.has(words)) return;
      shown.add(words);
      let ran = false;
      const runOnce = () => {
        if (ran) return;
        ran = true;
        closeSnackbar(key);
        action?.run();
      };
      const key = enqueueSnackbar(describedText(text, description), {
        variant: kind,
        action: action && <PlainButton onClick={runOnce}>{action.label}</PlainButton>,
        onClose: () => {
          shown.delete(words);
        },
      });
    };
    return toasts.subscribe(show);
  }, [toasts, enqueueSnackbar, closeSnackbar]);

  return null;
}
