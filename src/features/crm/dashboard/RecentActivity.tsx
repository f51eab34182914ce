import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { DashboardCalendarIcon, PersonIcon, TagIcon } from './dashboardIcons';
import { recentActivity } from './dashboardSamples';
import { EntryList } from './EntryList';

const kinds = {
  appointment: { Icon: DashboardCalendarIcon, label: 'Appointment' },
  customer: { Icon: PersonIcon, label: 'Customer' },
  referral: { Icon: TagIcon, label: 'Referral' },
};

/** The Recent Activity list: type, message and time of each entry. */
export function RecentActivity() {
  return (
    <section>
      <Typography variant="h3" component="h2" id="crm-activity" sx={{ marginBlockEnd: 1.5 }}>
        Recent Activity
      </Typography>
      <EntryList aria-labelledby="crm-activity">
        {recentActivity.map(({ type, message, time }) => {
          const { Icon, label } = kinds[type];
          return (
            <ListItem
              key={message}
              divider
              disableGutters
              alignItems="flex-start"
              sx={{ gap: 1.5, paddingBlock: 1.5 }}
            >
              <Box sx={{ display: 'flex', color: 'secondary.main', marginBlockStart: '2px' }}>
                <Icon />
              </Box>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography>{message}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {label} · {time}
                </Typography>
              </Box>
            </ListItem>
          );
        })}
      </EntryList>
    </section>
  );
}
