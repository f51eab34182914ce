import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

interface HoldProps {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Ends something after a while, but not while the user points at it, has the focus in it or looks at another tab; the
 * time starts anew afterwards.
 *
 * @param milliseconds the while
 * @param onEnd called once the time is up
 * @returns the handlers of the element that is pointed at
 */
export function useDismissTimer(milliseconds: number, onEnd: () => void): HoldProps {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPageHidden = useSyncExternalStore(subscribeToVisibility, isDocumentHidden);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPointedAt || hasFocus || isPageHidden) return;
    const timer = setTimeout(() => {
      end();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds, isPointedAt, hasFocus, isPageHidden]);

  return {
    onMouseEnter: () => {
      setPointedAt(true);
    },
    onMouseLeave: () => {
      setPointedAt(false);
    },
    onFocus: () => {
      setFocus(true);
    },
    onBlur: () => {
      setFocus(false);
    },
  };
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

const isDocumentHidden = () => document.visibilityState === 'hidden';
