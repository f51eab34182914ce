import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { entryState } from './historyEntry';

const isGuardEntry = (): boolean => 'isGuard' in entryState();

/**
 * Intercepts every navigation to another page, by a link, a button or Back. React Router's own blocker requires a data
 * router, and the router receives `popstate` first; therefore a second history entry for the same page absorbs Back. At
 * most one guard may be active at a time.
 *
 * @param isActive whether leaving would lose something
 * @returns callbacks that continue the intercepted navigation or cancel it; `null` while none is intercepted
 */
export function useLeaveGuard(isActive: boolean): { leave: () => void; stay: () => void } | null {
  const { navigator } = use(UNSAFE_NavigationContext);
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
    // oxlint-disable-next-line typescript/unbound-method -- the router's history doesn't use `this`
    const { push, replace } = navigator;
    const intercept =
      (go: typeof push): typeof push =>
      (...target) => {
        const { pathname } = new URL(navigator.createHref(target[0]), window.location.href);
        if (pathname === window.location.pathname) {
          go(...target);
          return;
        }
        setHeld({
          go: () => {
            // Replace the second entry.
            replace(...target);
          },
        });
      };
    Object.assign(navigator, { push: intercept(push), replace: intercept(replace) });
    return () => {
      Object.assign(navigator, { push, replace });
    };
  }, [isActive, navigator]);

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
