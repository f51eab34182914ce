/** A stat card; `change` is relative to last month. */
interface DashboardStat {
  label: string;
  value: string;
  change: { direction: 'up' | 'down'; amount: string };
}

/** An entry of Recent Activity. */
interface DashboardActivity {
  type: 'appointment' | 'customer' | 'referral';
  message: string;
  time: string;
}

/** An entry of Upcoming Appointments. */
interface UpcomingAppointment {
  customer: string;
  service: string;
  date: string;
  time: string;
}

// Hard-coded, not computed from the other tabs.
export const dashboardStats: readonly DashboardStat[] = [
  { label: 'Total Customers', value: '248', change: { direction: 'up', amount: '12%' } },
  { label: "This Month's Appointments", value: '36', change: { direction: 'up', amount: '8%' } },
  { label: 'Revenue This Month', value: '$12,840', change: { direction: 'up', amount: '15%' } },
  { label: 'Growth Rate', value: '18.2%', change: { direction: 'down', amount: '2.1%' } },
];

export const recentActivity: readonly DashboardActivity[] = [
  { type: 'appointment', message: 'Priya Raman booked a Strategy Session', time: '2 hours ago' },
  { type: 'customer', message: 'Daniel Brooks became a customer', time: '5 hours ago' },
  { type: 'referral', message: 'A 20% referral code was used', time: 'Yesterday' },
  { type: 'appointment', message: 'Jonas Weber finished a Training Session', time: '2 days ago' },
];

export const upcomingAppointments: readonly UpcomingAppointment[] = [
  { customer: 'Sarah Johnson', service: 'Consultation', date: 'Nov 24, 2026', time: '10:00' },
  { customer: 'Michael Chen', service: 'Follow-up', date: 'Nov 26, 2026', time: '14:00' },
  { customer: 'Priya Raman', service: 'Strategy Session', date: 'Dec 2, 2026', time: '09:00' },
];
