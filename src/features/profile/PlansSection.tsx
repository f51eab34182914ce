import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SampleNote } from './SampleNote';
import { SectionCard } from './SectionCard';

const plans = [
  { name: 'Free', offer: 'Limited docs per month', action: null },
  { name: 'Pro', offer: 'Unlimited docs plus premium support', action: 'Upgrade' },
  { name: 'Enterprise', offer: 'Custom features for teams', action: 'Contact Sales' },
];

/** The Plans section of the profile: Free is the current plan; the buttons of the other two do nothing. */
export function PlansSection() {
  const noteId = useId();
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: 'repeat(3, 1fr)' } }}
      >
        {plans.map(({ name, offer, action }) => (
          <SectionCard key={name} rows="auto 1fr auto">
            <Typography component="h3" variant="h4">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {offer}
            </Typography>
            {action === null ? (
              <Typography
                variant="body2"
                sx={{ fontWeight: 600, paddingBlock: 1, color: 'secondary.main' }}
              >
                Current plan
              </Typography>
            ) : (
              <Button variant="outlined" aria-describedby={noteId} sx={{ justifySelf: 'start' }}>
                {action}
              </Button>
            )}
          </SectionCard>
        ))}
      </Box>
      <SampleNote id={noteId}>
        The plans are sample data. Upgrade and Contact Sales do nothing.
      </SampleNote>
    </>
  );
}
