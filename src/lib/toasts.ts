export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/**
 * A short message to the user; `description` says in a line below what it is about, `action` adds one button that runs
 * once and closes it. Where several may stand beside each other, its `subject` tells them apart for screen readers.
 */
export interface Toast {
  kind: ToastKind;
  text: string;
  description?: string;
  action?: { label: string; subject?: string; run: () => void };
}

/** A toast that nobody has received yet. */
export interface WaitingToast extends Toast {
  id: number;
}

/** Where listeners leave what the user shall read, and where the page takes it from. */
export interface Toasts {
  show: (toast: Toast) => void;
  /** Takes back the toasts with this text, which is no longer true. */
  withdraw: (text: string) => void;
  /** Takes back this toast, if it still waits: it was read in another way. */
  drop: (toast: WaitingToast) => void;
  /**
   * Gives `receive` every toast from now on, and first those that nobody has received yet; tells `takeBack` every text
   * that is withdrawn.
   *
   * @returns a function that ends it
   */
  subscribe: (receive: (toast: Toast) => void, takeBack?: (text: string) => void) => () => void;
  /** The toasts that wait for a receiver, the oldest first; the same array until that changes. */
  waiting: () => readonly WaitingToast[];
  /** Calls `wake` whenever other toasts wait or none does any more, and at once if one does: what shows them is loaded only then. */
  onWaiting: (wake: () => void) => () => void;
}

/** Whether the user would read the same again; one with an action belongs to its own event. */
export function isRepeated(one: Toast, other: Toast): boolean {
  return (
    one.action === undefined &&
    other.action === undefined &&
    one.text === other.text &&
    one.description === other.description
  );
}

/** A queue for toasts: none is lost while the part that shows them is still on its way. */
export function createToasts(): Toasts {
  let waiting: readonly WaitingToast[] = [];
  let shownSoFar = 0;
  const receivers = new Map<(toast: Toast) => void, ((text: string) => void) | undefined>();
  const wakers = new Set<() => void>();

  const keepWaiting = (next: readonly WaitingToast[]) => {
    if (next.length === 0 && waiting.length === 0) return;
    waiting = next;
    for (const wake of wakers) wake();
  };

  return {
    show: (toast) => {
      if (receivers.size === 0) {
        shownSoFar += 1;
        const others = waiting.filter((other) => !isRepeated(other, toast));
        keepWaiting([...others, { ...toast, id: shownSoFar }]);
      }
      for (const receive of receivers.keys()) receive(toast);
    },
    withdraw: (text) => {
      keepWaiting(waiting.filter((toast) => toast.text !== text));
      for (const takeBack of receivers.values()) takeBack?.(text);
    },
    drop: (toast) => {
      keepWaiting(waiting.filter(({ id }) => id !== toast.id));
    },
    subscribe: (receive, takeBack) => {
      receivers.set(receive, takeBack);
      const received = waiting;
      keepWaiting([]);
      for (const toast of received) receive(toast);
      return () => {
        receivers.delete(receive);
      };
    },
    waiting: () => waiting,
    onWaiting: (wake) => {
      wakers.add(wake);
      if (waiting.length > 0) wake();
      return () => {
        wakers.delete(wake);
      };
    },
  };
}
