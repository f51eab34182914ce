import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { SectionCard } from './SectionCard';

const plans: readonly {
  name: string;
  offer: string;
  action?: { label: string; to: string };
}[] = [
  { name: 'Free', offer: 'Limited docs per month' },
  {
    name: 'Pro',
    offer: 'Unlimited docs plus premium support',
    action: { label: 'Upgrade', to: routePaths.community },
  },
  {
    name: 'Enterprise',
    offer: 'Custom features for teams',
    action: { label: 'Contact Sales', to: routePaths.contact },
  },
];

/** The Plans section of the profile: Free is the current one. */
export function PlansSection() {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
        }}
      >
        {plans.map(({ name, offer, action }) => (
          <SectionCard key={name} rows="auto 1fr auto">
            <Typography component="h3" variant="h4">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {offer}
            </Typography>
            {action === undefined ? (
              <Typography
                variant="body2"
                sx={{ fontWeight: 600, paddingBlock: 1, color: 'secondary.main' }}
              >
                Current plan
              </Typography>
            ) : (
              <Box sx={{ justifySelf: 'start' }}>
                <ButtonLink to={action.to} variant="outlined">
                  {action.label}
                </ButtonLink>
              </Box>
            )}
          </SectionCard>
        ))}
      </Box>
    </>
  );
}
