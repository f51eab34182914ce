import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { ToastCard } from './ToastCard';
import type { OpenToast } from './toasts';

const duration = { success: 6_000, info: 6_000, warning: 6_000, error: 10_000, action: 20_000 };

/** Passes the open toasts to notistack. */
export function Toaster({ open }: { open: readonly OpenToast[] }) {
  const enqueued = useRef<typeof open>([]);

  useEffect(() => {
    const opened = open.filter((toast) => !enqueued.current.includes(toast));
    const closed = enqueued.current.filter((toast) => !open.includes(toast));
    enqueued.current = open;
    for (const { id } of closed) closeSnackbar(id);
    for (const toast of opened) {
      const autoHideDuration = duration[toast.action ? 'action' : toast.kind];
      enqueueSnackbar({ key: toast.id, autoHideDuration, content: <ToastCard toast={toast} /> });
    }
  }, [open]);

  return (
    <SnackbarProvider
      maxSnack={2}
      onExit={(card, key) => {
        card.setAttribute('inert', '');
        open.find(({ id }) => id === key)?.close();
      }}
    />
  );
}
