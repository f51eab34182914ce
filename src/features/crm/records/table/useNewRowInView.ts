import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Scrolls to a record that was just added, once.
 *
 * @param newest the record's id; `null` if none was just added
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
