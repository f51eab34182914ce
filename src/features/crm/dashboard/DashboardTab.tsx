import Box from '@mui/material/Box';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { StatCards } from './StatCards';
import { UpcomingAppointments } from './UpcomingAppointments';

/** The Dashboard tab (docs/behaviour.md#crm-dashboard); everything on it is a hard-coded sample. */
export function DashboardTab() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 5, sm: 6 } }}>
      <StatCards />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <RecentActivity />
        <UpcomingAppointments />
      </Box>
      <QuickActions />
    </Box>
  );
}
