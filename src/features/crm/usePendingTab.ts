import { useState, type MouseEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { CrmTab } from './crmTabContents';

interface PendingTab {
  /** The tab that is loading; the current one is shown until it has loaded. */
  pending: CrmTab | null;
  /** Click handler of the tab links. Clicking the current tab does not navigate, but cancels a pending tab. */
  pressed: (tab: CrmTab, event: MouseEvent) => void;
}

/**
 * The tab that the user requested and that is still loading.
 *
 * @param current the visible tab
 */
export function usePendingTab(current: CrmTab): PendingTab {
  const location = useLocation();
  const navigate = useNavigate();
  // A navigation resolves the pending tab.
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
      // Navigating to the same address again would count as a new visit.
      event.preventDefault();
      if (!isWaiting) return;
      setAsked(null);
      void navigate(-1);
    },
  };
}
