import { useState, type MouseEvent } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import type { CrmTab } from './crmTab';

interface PendingTab {
  /** The tab whose script is waited for; the one before is shown until then. */
  pending: CrmTab | null;
  /** To be told of each press of a tab's link. */
  pressed: (tab: CrmTab, event: MouseEvent) => void;
}

/**
 * Which tab was asked for and is not there yet.
 *
 * @param current the tab that is shown
 */
export function usePendingTab(current: CrmTab): PendingTab {
  const location = useLocation();
  // What was asked for at another place, or at the same one before, is settled.
  const [asked, setAsked] = useState<{ tab: CrmTab; at: Location } | null>(null);
  const isWaiting = asked?.at === location && asked.tab !== current;
  return {
    pending: isWaiting ? asked.tab : null,
    pressed: (tab, { altKey, ctrlKey, metaKey, shiftKey }) => {
      const leadsElsewhere = altKey || ctrlKey || metaKey || shiftKey;
      if (!leadsElsewhere) setAsked({ tab, at: location });
    },
  };
}
