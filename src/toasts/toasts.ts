import type { RoutePath } from '../../contract/routePaths';

export interface Toast {
  kind: 'success' | 'error' | 'info' | 'warning';
  text: string;
  description?: string;
  /** The toast's subject, for `withdraw`. */
  source?: string;
  /** Whether a live region of the page announces the same text, so that the toast must not be announced. */
  isAnnouncedByPage?: boolean;
  /** A button that runs once, or opens a page, or both, and closes the toast. Its name includes the description. */
  action?: { label: string } & ({ run: () => void } | { run?: () => void; to: RoutePath });
}

export interface OpenToast extends Toast {
  id: string;
  /** @returns whether the toast was open */
  close: () => boolean;
}

export type Toasts = ReturnType<typeof createToasts>;

const isRepeat = (one: Toast, other: Toast) =>
  !one.action && !other.action && one.text === other.text && one.description === other.description;

/** The open toasts, oldest first. Listeners add toasts; the page shows them as soon as it can. */
export function createToasts() {
  let open: readonly OpenToast[] = [];
  let count = 0;
  const subscribers = new Set<() => void>();
  const setOpen = (next: typeof open) => {
    open = next;
    for (const onChange of subscribers) onChange();
  };

  return {
    open: () => open,
    subscribe: (onChange: () => void) => {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
    /**
     * A repeated message replaces the open one: it is announced again and its timer restarts. notistack's
     * `preventDuplicate` would drop it, and the first one would close in the middle of being read.
     */
    show: (toast: Toast) => {
      const id = `toast-${String(++count)}`;
      const close = () => {
        const others = open.filter((other) => other.id !== id);
        const isOpen = others.length < open.length;
        if (isOpen) setOpen(others);
        return isOpen;
      };
      setOpen([...open.filter((other) => !isRepeat(other, toast)), { ...toast, id, close }]);
    },
    /** Closes the toasts that no longer apply. */
    withdraw: (source: string) => {
      const others = open.filter((toast) => toast.source !== source);
      if (others.length < open.length) setOpen(others);
    },
  };
}
