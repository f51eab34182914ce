import { SnackbarProvider, useSnackbar, type SnackbarKey } from 'notistack';
import { use, useEffect, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { isRepeated, type Toast, type Toasts } from '../../lib/toasts';
import { PlainButton } from '../../ui/PlainButton';
import { ToastCard } from './ToastCard';
import { ToastStackContext } from './ToastStackContext';
import { useFocusGivenBack } from './useFocusGivenBack';
import { useHold } from './useHold';
import { useMostToasts } from './useMostToasts';
import { useNewestByKey } from './useNewestByKey';

export interface ToasterProps {
  toasts: Toasts;
}

const none: readonly SnackbarKey[] = [];

const cards = { success: ToastCard, error: ToastCard, info: ToastCard, warning: ToastCard };

/**
 * Shows the toasts (docs/behaviour.md#toasts) in notistack's corner; loaded with the first one. The newest are in view;
 * older ones are folded behind a button, and their time does not run until they are in view.
 */
export function Toaster({ toasts }: ToasterProps) {
  const [keys, setKeys] = useState<readonly SnackbarKey[]>([]);
  const [isUnfolded, setUnfolded] = useState(false);
  const focusHandlers = useFocusGivenBack();
  const stack = useRef<HTMLDivElement>(null);
  const [isHeld, holdHandlers] = useHold(stack);
  const handlers = {
    ...holdHandlers,
    ...focusHandlers,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      holdHandlers.onFocus();
      focusHandlers.onFocus(event);
    },
  };
  useNewestByKey(stack);

  const most = useMostToasts();
  const older = useMemo(() => keys.slice(0, -most), [keys, most]);
  if (isUnfolded && older.length === 0) setUnfolded(false);
  const isAny = keys.length > 0;

  return (
    // The handlers only hear what the buttons inside tell.
    <div
      ref={stack}
      className="toast-stack"
      data-unfolded={isUnfolded || undefined}
      role={isAny ? 'region' : undefined}
      aria-label={isAny ? 'Notifications (F8)' : undefined}
      {...handlers}
    >
      {older.length > 0 && (
        <PlainButton
          variant="outlined"
          aria-expanded={isUnfolded}
          onClick={({ currentTarget }) => {
            setUnfolded(!isUnfolded);
            // Safari does not do so; with the focus here, none goes while they are read.
            currentTarget.focus();
          }}
        >
          {isUnfolded ? 'Show fewer' : `Show ${String(older.length)} more`}
        </PlainButton>
      )}
      <ToastStackContext value={{ isHeld, folded: isUnfolded ? none : older, newest: keys.at(-1) }}>
        <SnackbarProvider
          // notistack would drop the oldest, and its Undo with it.
          maxSnack={Infinity}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          // Each card counts its own time, so that the keyboard's focus stops it as well as the pointer.
          autoHideDuration={null}
          Components={cards}
        >
          <ToastReceiver toasts={toasts} onKeys={setKeys} />
        </SnackbarProvider>
      </ToastStackContext>
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

interface ToastReceiverProps extends ToasterProps {
  /** Told of those that are shown, the oldest first. */
  onKeys: (keys: readonly SnackbarKey[]) => void;
}

function ToastReceiver({ toasts, onKeys }: ToastReceiverProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const { folded } = use(ToastStackContext);
  const shown = useRef(new Map<SnackbarKey, Toast>());

  useEffect(() => {
    const forget = (key: SnackbarKey) => {
      shown.current.delete(key);
      onKeys([...shown.current.keys()]);
    };
    const show = (toast: Toast) => {
      const { kind, text, description, action } = toast;
      // notistack's own check would also drop a toast while an equal one is on its way out.
      const equal = [...shown.current].find(([, other]) => isRepeated(other, toast));
      if (equal !== undefined) {
        const [equalKey] = equal;
        if (!folded.includes(equalKey)) return;
        // Out of view it would tell nobody that it happened again.
        closeSnackbar(equalKey);
        forget(equalKey);
      }
      let ran = false;
      const runOnce = () => {
        if (ran) return;
        ran = true;
        closeSnackbar(key);
        action?.run();
      };
      const key = enqueueSnackbar(describedText(text, description), {
        variant: kind,
        action: action && (
          <PlainButton aria-description={action.subject} onClick={runOnce}>
            {action.label}
          </PlainButton>
        ),
        onClose: () => {
          forget(key);
        },
      });
      shown.current.set(key, toast);
      onKeys([...shown.current.keys()]);
    };
    const takeBack = (withdrawn: string) => {
      for (const [key, { text }] of [...shown.current]) {
        if (text !== withdrawn) continue;
        closeSnackbar(key);
        forget(key);
      }
    };
    return toasts.subscribe(show, takeBack);
  }, [toasts, folded, enqueueSnackbar, closeSnackbar, onKeys]);

  return null;
}
