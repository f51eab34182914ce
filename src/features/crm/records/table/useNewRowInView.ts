import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Scrolls to a record that was just added or restored, once.
 *
 * @param newest the record's id; `null` if there is none
 * @param scrollToNewest scrolls to its row
 */
export function useNewRowInView(newest: string | null, scrollToNewest: () => void): void {
  const shown = useRef(newest);
  const show = useEffectEvent(scrollToNewest);
  useEffect(() => {
    if (newest !== null && newest !== shown.current) show();
    shown.current = newest;
  }, [newest]);
}
