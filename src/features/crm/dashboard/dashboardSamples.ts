/** A stat card (section 2, "Dashboard"); `change` compares with last month. */
interface DashboardStat {
  label: string;
  value: string;
  change: { direction: 'up' | 'down'; amount: string };
}

/** An entry of Recent Activity (section 3). */
interface DashboardActivity {
  type: 'appointment' | 'customer' | 'referral';
  message: string;
  time: string;
}

/** An entry of Upcoming Appointments (section 3). */
interface UpcomingAppointment {
  customer: string;
  service: string;
  date: string;
  time: string;
}

// Section 2: hard-coded, and so no sum of what the other tabs hold.
export const dashboardStats: readonly DashboardStat[] = [
  { label: 'Total Customers', value: '248', change: { direction: 'up', amount: '12%' } },
  { label: "This Month's Appointments", value: '36', change: { direction: 'up', amount: '8%' } },
  { label: 'Revenue This Month', value: '$12,840', change: { direction: 'up', amount: '15%' } },
  { label: 'Growth Rate', value: '18.2%', change: { direction: 'down', amount: '2.1%' } },
];

export const recentActivity: readonly DashboardActivity[] = [
  {
    type: 'appointment',
    message: 'Maria Santos booked a Consultation',
    time: '2 hours ago',
  },
  { type: 'customer', message: 'Oakline Studio became a customer', time: '5 hours ago' },
  { type: 'referral', message: 'Referral code WELCOME20 was used', time: 'Yesterday' },
  { type: 'appointment', message: 'Jonas Weber finished a Training Session', time: '2 days ago' },
];

export const upcomingAppointments: readonly UpcomingAppointment[] = [
  { customer: 'Maria Santos', service: 'Consultation', date: 'Today', time: '14:00' },
  { customer: 'Daniel Okafor', service: 'Follow-up', date: 'Tomorrow', time: '10:00' },
  { customer: 'Aiko Tanaka', service: 'Strategy Session', date: 'Tomorrow', time: '15:00' },
];
