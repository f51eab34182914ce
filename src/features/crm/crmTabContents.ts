import type { routePaths } from '../../../contract/routePaths';
import type { RouteTab } from '../../../contract/routeTabs';
import { lazyComponent, type LazyComponent } from '../../navigation/lazyComponent';

/** The tabs of the CRM page (docs/behaviour.md#crm). */
export type CrmTab = RouteTab<typeof routePaths.crm>;

/** The content of each tab, each in a separate chunk, named after the prerendered HTML file. */
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
