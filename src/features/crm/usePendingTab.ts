import { useState, type MouseEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { CrmTab } from './crmTabContents';

interface PendingTab {
  /** The tab whose script is waited for; the one before is shown until then. */
  pending: CrmTab | null;
  /** For each press of a tab's link; that of the shown tab leads nowhere, and calls off the one that is waited for. */
  pressed: (tab: CrmTab, event: MouseEvent) => void;
}

/**
 * Which tab was asked for and is not there yet.
 *
 * @param current the tab that is shown
 */
export function usePendingTab(current: CrmTab): PendingTab {
  const location = useLocation();
  const navigate = useNavigate();
  // What was asked for at another place, or at the same one before, is settled.
  const [asked, setAsked] = useState<{ tab: CrmTab; at: Location } | null>(null);
  const isWaiting = asked?.at === location && asked.tab !== current;
  return {
    pending: isWaiting ? asked.tab : null,
    pressed: (tab, event) => {
      const leadsElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (leadsElsewhere) return;
      if (tab !== current) {
        setAsked({ tab, at: location });
        return;
      }
      // A new entry for the same address would count as coming to the page anew.
      event.preventDefault();
      if (!isWaiting) return;
      setAsked(null);
      void navigate(-1);
    },
  };
}
