import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { createPortal } from 'react-dom';
import { ToastCard } from './ToastCard';
import type * as ToasterScript from './Toaster';
import type { Toasts } from './toasts';

// Removes the `aria-hidden` that MUI sets on everything outside its open dialog.
function keepAccessible(region: HTMLElement | null): void {
  const observer = new MutationObserver(() => region?.removeAttribute('aria-hidden'));
  if (region) observer.observe(region, { attributeFilter: ['aria-hidden'] });
}

/** Shows toasts with notistack; if its script can't be loaded, shows them without it. */
export function ToastHost({ toasts }: { toasts: Toasts }) {
  // Deferred, so that the change that a toast announces is painted first.
  const open = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.open, toasts.open));
  const [script, setScript] = useState<typeof ToasterScript | 'failed'>();
  /** The element that a toast took the focus from, or null; undefined while no toast has the focus. */
  const cameFrom = useRef<Element | null>(undefined);

  useEffect(() => {
    if (open.length === 0) return undefined;
    void import('./Toaster').catch(() => 'failed' as const).then(setScript);
    const focusNewest = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
      if (event.key !== 'F8' || isModified) return;
      event.preventDefault();
      const newest = open.map(({ id }) => document.getElementById(id)).findLast(Boolean);
      newest?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', focusNewest);
    return () => {
      document.removeEventListener('keydown', focusNewest);
    };
  }, [open]);

  // Returns the focus when the focused toast closes.
  useEffect(() => {
    const card = document.activeElement?.closest('.toast');
    if (cameFrom.current === undefined || open.some(({ id }) => id === card?.id)) return;
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('h1');
    cameFrom.current = undefined;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }, [open]);

  const focusHandlers: ComponentProps<'div'> = {
    onFocus: (event) => {
      // An open dialog's focus trap would take the focus back.
      event.stopPropagation();
      if (cameFrom.current !== undefined) return;
      cameFrom.current = event.relatedTarget;
      // notistack has no pause function, but its timers stop on window blur.
      window.dispatchEvent(new Event('blur'));
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = undefined;
      window.dispatchEvent(new Event('focus'));
    },
    // Safari doesn't focus a pressed button, but still blurs the focused element.
    onMouseDown: (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button) return;
      event.preventDefault();
      button.focus();
    },
  };
  const region = open.length > 0 && { role: 'region', 'aria-label': 'Notifications (F8)' };
  if (!script) return null;
  return createPortal(
    <div className="toaster" data-print="hide" ref={keepAccessible} {...region} {...focusHandlers}>
      {script === 'failed' && open.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
      {script !== 'failed' && <script.Toaster open={open} />}
    </div>,
    document.body,
  );
}
