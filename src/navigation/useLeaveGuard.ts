import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** React Router numbers the history entries. */
function entryNumber(): number {
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return isNumbered && typeof state.idx === 'number' ? state.idx : 0;
}

/** The link that a click follows in this window, if it leads to another page of the application. */
function linkFollowed(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  const isOtherPage =
    link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isOtherPage ? link : null;
}

/**
 * Holds back links, Back and Forward that lead to another page. The router's own blocker needs another kind of router.
 *
 * @param isActive whether there is something to lose
 * @returns how to go on to the page that was held back, and to stay; `null` while nothing is held back
 */
export function useLeaveGuard(isActive: boolean): { leave: () => void; stay: () => void } | null {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!isActive) return undefined;
    isLeaving.current = false;
    const path = window.location.pathname;
    const entry = entryNumber();
    const holdLink = (event: MouseEvent): void => {
      const link = linkFollowed(event);
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      setHeld({ go: () => void navigate({ pathname, search, hash }) });
    };
    const holdBack = (event: PopStateEvent): void => {
      if (isLeaving.current || window.location.pathname === path) return;
      // Before the router hears of it: its listener is not a capturing one.
      event.stopImmediatePropagation();
      const steps = entryNumber() - entry;
      window.history.go(-steps);
      setHeld({
        go: () => {
          window.history.go(steps);
        },
      });
    };
    document.addEventListener('click', holdLink, { capture: true });
    window.addEventListener('popstate', holdBack, { capture: true });
    return () => {
      document.removeEventListener('click', holdLink, { capture: true });
      window.removeEventListener('popstate', holdBack, { capture: true });
    };
  }, [isActive, navigate]);

  if (held === null) return null;
  return {
    leave: () => {
      isLeaving.current = true;
      setHeld(null);
      held.go();
    },
    stay: () => {
      setHeld(null);
    },
  };
}
