import { lazyComponent, type LazyComponent } from '../../ui/lazyComponent';
import type { CrmTab } from './crmTab';

/** What each tab shows (section 2, "CRM page"), each in a script of its own. */
export const crmTabContents: Record<CrmTab, LazyComponent> = {
  dashboard: lazyComponent(async () => (await import('./dashboard/DashboardTab')).DashboardTab),
  customers: lazyComponent(async () => (await import('./customers/CustomersTab')).CustomersTab),
  appointments: lazyComponent(
    async () => (await import('./appointments/AppointmentsTab')).AppointmentsTab,
  ),
  referrals: lazyComponent(async () => (await import('./referralCodes/ReferralsTab')).ReferralsTab),
  services: lazyComponent(async () => (await import('./services/ServicesTab')).ServicesTab),
};
