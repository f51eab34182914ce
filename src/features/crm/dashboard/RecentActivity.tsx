import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../../store/hooks';
import { dateInWords, daysAfter } from '../records/state/localDate';
import { DashboardCalendarIcon, PersonIcon, TagIcon } from './dashboardIcons';
import { selectActivity, selectToday } from './dashboardSlice';
import { EntryList } from './EntryList';

const kinds = {
  appointment: { Icon: DashboardCalendarIcon, label: 'Appointment' },
  customer: { Icon: PersonIcon, label: 'Customer' },
  referral: { Icon: TagIcon, label: 'Referral' },
};

/** The time of an entry, relative to today: `Today, 14:32`. */
function timeInWords(at: string, today: string | null): string {
  const [date = '', time] = at.split('T');
  if (time === undefined) return at;
  if (date === today) return `Today, ${time}`;
  if (date === daysAfter(today, -1)) return `Yesterday, ${time}`;
  return `${dateInWords(date, 'medium')}, ${time}`;
}

/** The Recent Activity list: type, message and time of each entry. */
export function RecentActivity() {
  const activity = useAppSelector(selectActivity);
  const today = useAppSelector(selectToday);
  return (
    <section>
      <Typography variant="h3" component="h2" id="crm-activity" sx={{ marginBlockEnd: 1.5 }}>
        Recent Activity
      </Typography>
      <EntryList aria-labelledby="crm-activity">
        {activity.map(({ id, type, message, at }) => {
          const { Icon, label } = kinds[type];
          return (
            <ListItem
              key={id}
              divider
              disableGutters
              alignItems="flex-start"
              sx={{ gap: 1.5, paddingBlock: 1.5 }}
            >
              <Box sx={{ display: 'flex', color: 'secondary.main', marginBlockStart: '2px' }}>
                <Icon />
              </Box>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{message}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {label} · {timeInWords(at, today)}
                </Typography>
              </Box>
            </ListItem>
          );
        })}
      </EntryList>
    </section>
  );
}
