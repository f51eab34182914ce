import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../../../contract/routePaths';
import { routeTabAddress } from '../../../../contract/routeTabs';
import { useAppSelector } from '../../../store/hooks';
import { dateInWords } from '../records/state/localDate';
import { selectUpcoming } from './dashboardSelectors';
import { TextLink } from '../../../ui/TextLink';
import { EntryList } from './EntryList';

/** The Upcoming Appointments list: customer, service, date and time of each, the next one first. */
export function UpcomingAppointments() {
  const upcoming = useAppSelector(selectUpcoming);
  return (
    <section>
      <Typography variant="h3" component="h2" id="crm-upcoming" sx={{ marginBlockEnd: 1.5 }}>
        Upcoming Appointments
      </Typography>
      {upcoming.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No upcoming appointments. Book one under{' '}
          <TextLink to={routeTabAddress(routePaths.crm, 'appointments')}>Appointments</TextLink>.
        </Typography>
      )}
      {upcoming.length > 0 && (
        <EntryList aria-labelledby="crm-upcoming">
          {upcoming.map(({ id, customerName, service, date, time }) => (
            <ListItem
              key={id}
              divider
              disableGutters
              alignItems="flex-start"
              sx={{ gap: 1.5, paddingBlock: 1.5 }}
            >
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{customerName}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {service || '—'}
                </Typography>
              </Box>
              {/* As wide without the date: it appears after the first paint, and nothing may move. */}
              <Box sx={{ flexShrink: 0, width: '7rem', textAlign: 'end' }}>
                <Typography>{dateInWords(date, 'medium')}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {time || '—'}
                </Typography>
              </Box>
            </ListItem>
          ))}
        </EntryList>
      )}
    </section>
  );
}
