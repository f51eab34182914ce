import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { routeTabAddress, routeTabOf, routeTabs } from '../../../contract/routeTabs';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Page } from '../../ui/Page';
import { isFocusLost } from '../../ui/useFocusIfLost';
import { crmTabContents, type CrmTab } from './crmTabContents';
import { TabFailure } from './TabFailure';
import { usePendingTab } from './usePendingTab';

const labels: Record<CrmTab, string> = {
  dashboard: 'Dashboard',
  customers: 'Customers',
  appointments: 'Appointments',
  referrals: 'Referrals',
  services: 'Services',
};

const panelId = 'crm-panel';
const tabId = (tab: CrmTab) => `crm-tab-${tab}`;

// The tabs are links, so that they can be opened in another window; links don't respond to Space on their own.
function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function CrmTabs({ current }: { current: CrmTab }) {
  const { pending, pressed } = usePendingTab(current);
  return (
    <Tabs
      value={current}
      variant="scrollable"
      scrollButtons={false}
      aria-label="CRM areas"
      sx={{ minWidth: 0, marginInline: { xs: -1, sm: 0 } }}
    >
      {routeTabs[routePaths.crm].names.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={labels[tab]}
          id={tabId(tab)}
          {...(tab === current ? { 'aria-controls': panelId } : {})}
          aria-busy={tab === pending}
          component={Link}
          to={routeTabAddress(routePaths.crm, tab)}
          draggable={false}
          // Replace pending entries, so that Back leads to the visible tab however many tabs were requested
          // meanwhile.
          replace={pending !== null}
          onClick={(event) => {
            pressed(tab, event);
          }}
          onKeyDown={clickOnSpace}
          onPointerEnter={() => void crmTabContents[tab].preload()}
          onFocus={() => void crmTabContents[tab].preload()}
        />
      ))}
    </Tabs>
  );
}

/**
 * Focuses the panel if the previous tab was removed with the focus in it, for example by Back, so that keyboard
 * users continue in the visible tab.
 */
function useFocusInPanel(tab: CrmTab): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (isFocusLost()) panel.current?.focus({ preventScroll: true });
  }, [tab]);
  return panel;
}

/** The CRM area (docs/behaviour.md#crm): tabs with in-memory sample data; the address names the tab. */
export function CrmPage() {
  const tab = routeTabOf(routePaths.crm, useLocation().search);
  const content = crmTabContents[tab];
  const panel = useFocusInPanel(tab);
  return (
    <Page
      title="CRM"
      description="A small CRM on sample data: customers, appointments, referral codes and services for a growing business."
      heading="Customer Relationship Management"
      subtitle="Manage your customers, appointments, and grow your business"
      tone="work"
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row-reverse' },
          justifyContent: 'space-between',
          alignItems: { md: 'center' },
          gap: { xs: 1, md: 2 },
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        {/* No icon: if the browser painted it before the text, it would move. */}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Sample data: changes are lost on reload
        </Typography>
        <CrmTabs current={tab} />
      </Box>
      <Box
        ref={panel}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(tab)}
        tabIndex={0}
        sx={{ paddingBlockStart: 2, borderRadius: '4px' }}
      >
        {/* No `Suspense` of its own: React would hydrate the tab after the page, and reset what was typed meanwhile. The
            page's keeps the current tab until the next one has loaded. */}
        <ErrorBoundary
          key={tab}
          onError={content.reset}
          fallback={(_error, retry) => (
            <TabFailure
              onRetry={() => {
                startTransition(retry);
              }}
            />
          )}
        >
          <content.Component />
        </ErrorBoundary>
      </Box>
    </Page>
  );
}
