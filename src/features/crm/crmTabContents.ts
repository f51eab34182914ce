import type { routePaths } from '../../../contract/routePaths';
import type { RouteTab } from '../../../contract/routeTabs';
import { lazyComponent, type LazyComponent } from '../../ui/lazyComponent';

/** The tabs of the CRM page (docs/behaviour.md#crm). */
export type CrmTab = RouteTab<typeof routePaths.crm>;

/** What each tab shows, each in a script of its own, which is named after the file of the prerendered page. */
export const crmTabContents: Record<CrmTab, LazyComponent> = {
  dashboard: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "crm.dashboard" */ './dashboard/DashboardTab'))
        .DashboardTab,
  ),
  customers: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "crm.customers" */ './customers/CustomersTab'))
        .CustomersTab,
  ),
  appointments: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "crm.appointments" */ './appointments/AppointmentsTab'))
        .AppointmentsTab,
  ),
  referrals: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "crm.referrals" */ './referralCodes/ReferralsTab'))
        .ReferralsTab,
  ),
  services: lazyComponent(
    async () =>
      (await import(/* webpackChunkName: "crm.services" */ './services/ServicesTab')).ServicesTab,
  ),
};
