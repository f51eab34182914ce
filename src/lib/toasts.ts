export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/**
 * A short message to the user; `description` says in a line below what it is about, `action` adds one button that runs
 * once and closes it.
 */
export interface Toast {
  kind: ToastKind;
  text: string;
  description?: string;
  action?: { label: string; run: () => void };
}

/** Where listeners leave what the user shall read, and where the page takes it from. */
export interface Toasts {
  show: (toast: Toast) => void;
  /**
   * Gives `receive` every toast from now on, and first those that nobody has received yet.
   *
   * @returns a function that ends it
   */
  subscribe: (receive: (toast: Toast) => void) => () => void;
  /** Calls `wake` when a toast waits for a receiver; what shows toasts is loaded only then. */
  onWaiting: (wake: () => void) => () => void;
}

/** A queue for toasts: none is lost while the part that shows them is still on its way. */
export function createToasts(): Toasts {
  const waiting: Toast[] = [];
  const receivers = new Set<(toast: Toast) => void>();
  const wakers = new Set<() => void>();

  return {
    show: (toast) => {
      if (receivers.size === 0) {
        waiting.push(toast);
        for (const wake of wakers) wake();
      }
      for (const receive of receivers) receive(toast);
    },
    subscribe: (receive) => {
      receivers.add(receive);
      for (const toast of waiting.splice(0)) receive(toast);
      return () => {
        receivers.delete(receive);
      };
    },
    onWaiting: (wake) => {
      wakers.add(wake);
      if (waiting.length > 0) wake();
      return () => {
        wakers.delete(wake);
      };
    },
  };
}
