import { routePaths } from '../../../contract/routePaths';

/** The five tabs of section 2, "CRM page", by the name that stands in the address; the first is the default. */
export const crmTabs = ['dashboard', 'customers', 'appointments', 'referrals', 'services'] as const;

export type CrmTab = (typeof crmTabs)[number];

const defaultTab: CrmTab = 'dashboard';

/**
 * The tab that an address names.
 *
 * @param search the address's query, with or without its question mark
 * @returns the tab, or the default where the query names none that there is
 */
export function crmTabOf(search: string): CrmTab {
  const named = new URLSearchParams(search).get('tab');
  return crmTabs.find((tab) => tab === named) ?? defaultTab;
}

/** The address of a tab; the default one needs no query. */
export function crmTabAddress(tab: CrmTab): string {
  return tab === defaultTab ? routePaths.crm : `${routePaths.crm}?tab=${tab}`;
}
