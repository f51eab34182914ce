import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { entryState } from './historyEntry';

const isGuardEntry = (): boolean => 'isGuard' in entryState();

/** The link that a click would follow in this window, if it leads to another page of the application. */
function linkFollowed(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  const isOtherPage =
    link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isOtherPage ? link : null;
}

/**
 * Intercepts links and Back if they lead to another page. React Router's own blocker requires a data router, and the
 * router receives `popstate` first; therefore a second history entry for the same page absorbs Back.
 *
 * @param isActive whether leaving would lose something
 * @returns callbacks that continue the intercepted navigation or cancel it; `null` while none is intercepted
 */
export function useLeaveGuard(isActive: boolean): { leave: () => void; stay: () => void } | null {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [held, setHeld] = useState<{ go: () => void } | null>(null);

  useEffect(() => {
    if (!isActive) return undefined;
    isLeaving.current = false;
    const path = window.location.pathname;
    const isHere = () => window.location.pathname === path;
    const addEntry = () => {
      window.history.pushState({ ...entryState(), isGuard: true }, '');
    };
    const interceptBack = (): void => {
      if (isLeaving.current || !isHere() || isGuardEntry()) return;
      addEntry();
      setHeld({
        go: () => {
          window.history.go(-2);
        },
      });
    };
    if (!isGuardEntry()) addEntry();
    window.addEventListener('popstate', interceptBack);
    return () => {
      window.removeEventListener('popstate', interceptBack);
      if (!isLeaving.current && isHere() && isGuardEntry()) window.history.back();
    };
  }, [isActive]);

  useEffect(() => {
    if (!isActive) return undefined;
    const interceptLink = (event: MouseEvent): void => {
      const link = linkFollowed(event);
      if (link === null) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      // Replace the second entry.
      setHeld({ go: () => void navigate({ pathname, search, hash }, { replace: true }) });
    };
    document.addEventListener('click', interceptLink, { capture: true });
    return () => {
      document.removeEventListener('click', interceptLink, { capture: true });
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
