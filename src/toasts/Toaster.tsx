import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { ToastCard } from './ToastCard';
import type { OpenToast } from './toasts';

declare module 'notistack' {
  interface VariantOverrides {
    default: { toast: OpenToast };
  }
}

const duration = { success: 6_000, info: 6_000, warning: 6_000, error: 10_000, action: 20_000 };

/** Scrolls the focused control so that no toast covers it; toasts.css sets the distance. */
function uncover(control: Element): void {
  const { top, bottom, left } = control.getBoundingClientRect();
  const isNear = bottom > 0 && top < window.innerHeight && left < 480;
  if (isNear && control !== document.body) control.scrollIntoView({ block: 'nearest' });
}

/** Passes the open toasts to notistack. */
export function Toaster({ open }: { open: readonly OpenToast[] }) {
  const enqueued = useRef<typeof open>([]);

  useEffect(() => {
    for (const toast of enqueued.current) if (!open.includes(toast)) closeSnackbar(toast.id);
    for (const toast of open.filter((toast) => !enqueued.current.includes(toast))) {
      const autoHideDuration = duration[toast.action ? 'action' : toast.kind];
      enqueueSnackbar({ key: toast.id, variant: 'default', toast, autoHideDuration });
      if (document.activeElement) uncover(document.activeElement);
    }
    enqueued.current = open;
  }, [open]);

  return (
    <SnackbarProvider
      Components={{ default: ToastCard }}
      maxSnack={2}
      onExit={(card, key) => {
        card.setAttribute('inert', '');
        open.find(({ id }) => id === key)?.close();
      }}
    />
  );
}
