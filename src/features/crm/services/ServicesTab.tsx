import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../../store/hooks';
import { useInjectSlice } from '../../../store/useInjectSlice';
import { ActiveSubscriptions } from './ActiveSubscriptions';
import { CategoryFilter } from './CategoryFilter';
import { lazyCommunityServices } from './lazyCommunityServices';
import { selectShownServices } from './communityServicesSlice';
import { ServiceCard } from './ServiceCard';

/**
 * The Services tab (docs/behaviour.md#crm-services): community services by category, and the user's subscriptions.
 */
export function ServicesTab() {
  useInjectSlice(lazyCommunityServices);
  const services = useAppSelector(selectShownServices);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          Community Services
        </Typography>
        <CategoryFilter />
        <List
          disablePadding
          aria-label="Services"
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
            },
          }}
        >
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </List>
      </Box>
      <ActiveSubscriptions />
    </Box>
  );
}
