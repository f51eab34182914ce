import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { oncePerPress } from '../../../ui/oncePerPress';
import type { CommunityService } from './communityService';
import { serviceSubscribed, serviceUnsubscribed } from './communityServicesEvents';
import { priceText } from './priceText';
import { ServiceIcon } from './ServiceIcon';

const Features = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  paddingInlineStart: '1.2em',
  color: theme.vars.palette.text.secondary,
}));

/** One community service and the button that toggles its subscription. */
export function ServiceCard({ service }: { service: CommunityService }) {
  const dispatch = useAppDispatch();
  const nameId = useId();
  const { name, description, category, price, rating, provider, isSubscribed } = service;
  return (
    <Card
      component="li"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, padding: { xs: 2.5, sm: 3 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'secondary.main' }}>
        <ServiceIcon name={service.icon} />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {category}
        </Typography>
      </Box>
      <div>
        <Typography variant="h4" component="h3" id={nameId}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', marginBlockStart: 0.5, textWrap: 'pretty' }}
        >
          By {provider} · rated {rating} out of 5
        </Typography>
      </div>
      <Typography>{description}</Typography>
      <Features>
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Features>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          marginBlockStart: 'auto',
          paddingBlockStart: 1,
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{priceText(price)}</Typography>
        <Button
          variant={isSubscribed ? 'outlined' : 'contained'}
          color={isSubscribed ? 'inherit' : 'primary'}
          aria-describedby={nameId}
          sx={{ paddingInline: 1.75 }}
          {...oncePerPress(() =>
            dispatch(isSubscribed ? serviceUnsubscribed(service) : serviceSubscribed(service)),
          )}
        >
          {isSubscribed ? 'Unsubscribe' : 'Subscribe'}
        </Button>
      </Box>
    </Card>
  );
}
