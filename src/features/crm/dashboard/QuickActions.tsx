import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DashboardCalendarIcon, EnvelopeIcon, PhoneIcon } from './dashboardIcons';

const actions = [
  { label: 'Call Customer', Icon: PhoneIcon },
  { label: 'Send Email', Icon: EnvelopeIcon },
  { label: 'Schedule Meeting', Icon: DashboardCalendarIcon },
];

/**
 * The Quick Actions tiles, which do nothing. They are not disabled, because nothing could enable them; a note, which
 * is also each tile's accessible description, says that they are samples.
 */
export function QuickActions() {
  return (
    <section>
      <Typography variant="h3" component="h2" id="crm-actions">
        Quick Actions
      </Typography>
      <Typography
        variant="body2"
        id="crm-actions-note"
        sx={{ color: 'text.secondary', marginBlock: '4px 12px' }}
      >
        Sample area: these actions do nothing.
      </Typography>
      <Box
        role="group"
        aria-labelledby="crm-actions"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
        }}
      >
        {actions.map(({ label, Icon }) => (
          <Button
            key={label}
            variant="outlined"
            color="inherit"
            startIcon={<Icon />}
            aria-describedby="crm-actions-note"
            sx={{ justifyContent: 'flex-start', minHeight: 56, bgcolor: 'background.paper' }}
          >
            {label}
          </Button>
        ))}
      </Box>
    </section>
  );
}
