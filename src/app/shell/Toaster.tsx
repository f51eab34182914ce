import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Toast, Toasts } from '../../lib/toasts';
import { PlainButton } from '../../ui/PlainButton';
import { ToastCard } from './ToastCard';

export interface ToasterProps {
  toasts: Toasts;
}

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard };

/** Shows the toasts (section 8), at most three at a time, in notistack's corner; loaded with the first one. */
export function Toaster({ toasts }: ToasterProps) {
  return (
    <div className="toaster" data-print="hide">
      <SnackbarProvider
        maxSnack={3}
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
