import { useSyncExternalStore } from 'react';

function subscribeToWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('resize', onChange);
  };
}

const isNarrow = () => window.innerWidth < 600;

/** How many toasts stand unfolded: on a phone, where each has the width of the page, no more than leave that to be used. */
export function useMostToasts(): number {
  return useSyncExternalStore(subscribeToWidth, isNarrow) ? 2 : 3;
}
