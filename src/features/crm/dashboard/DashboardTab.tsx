import Box from '@mui/material/Box';
import { lazyAppointments } from '../appointments/lazyAppointments';
import { useTabSlices } from '../useTabSlices';
import { MonthChart } from './MonthChart';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { StatCards } from './StatCards';
import { UpcomingAppointments } from './UpcomingAppointments';

// The customers need no dates here: without their slice, the selectors return the samples.
const slices = [lazyAppointments];

/** The Dashboard tab (docs/behaviour.md#crm-dashboard). */
export function DashboardTab() {
  useTabSlices(slices);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
      <StatCards />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, sm: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <UpcomingAppointments />
        <MonthChart />
        <RecentActivity />
        <QuickActions />
      </Box>
    </Box>
  );
}
