import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { upcomingAppointments } from './dashboardSamples';
import { EntryList } from './EntryList';

/** The Upcoming Appointments list: customer, service, date and time of each. */
export function UpcomingAppointments() {
  return (
    <section>
      <Typography variant="h3" component="h2" id="crm-upcoming" sx={{ marginBlockEnd: 1.5 }}>
        Upcoming Appointments
      </Typography>
      <EntryList aria-labelledby="crm-upcoming">
        {upcomingAppointments.map(({ customer, service, date, time }) => (
          <ListItem
            key={customer}
            divider
            disableGutters
            alignItems="flex-start"
            sx={{ gap: 1.5, paddingBlock: 1.5 }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography>{customer}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {service}
              </Typography>
            </Box>
            <Box sx={{ flexShrink: 0, textAlign: 'end' }}>
              <Typography>{date}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {time}
              </Typography>
            </Box>
          </ListItem>
        ))}
      </EntryList>
    </section>
  );
}
