import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { oncePerPress } from '../../../ui/oncePerPress';
import type { CommunityService } from './communityService';
import { serviceUnsubscribed } from './communityServicesEvents';
import { selectActiveSubscriptions } from './communityServicesSlice';
import { priceText } from './priceText';

interface SubscriptionRowProps {
  service: CommunityService;
  onManage: () => void;
}

function SubscriptionRow({ service, onManage }: SubscriptionRowProps) {
  const nameId = useId();
  return (
    <ListItem
      divider
      disableGutters
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1.5,
        paddingBlock: 2,
      }}
    >
      <div>
        <Typography variant="subtitle2" component="h3" id={nameId}>
          {service.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Next billing: the 1st of next month
        </Typography>
      </div>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          flexGrow: { xs: 1, sm: 0 },
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography sx={{ fontWeight: 600 }}>{priceText(service.price)}</Typography>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-describedby={nameId}
          {...oncePerPress(onManage)}
        >
          Manage
        </Button>
      </Box>
    </ListItem>
  );
}

/** "My Active Subscriptions" (docs/behaviour.md#crm-services); Manage also unsubscribes. */
export function ActiveSubscriptions() {
  const dispatch = useAppDispatch();
  const subscriptions = useAppSelector(selectActiveSubscriptions);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Box component="section">
      <Typography
        variant="h3"
        component="h2"
        ref={heading}
        tabIndex={-1}
        sx={{ marginBlockEnd: 1, width: 'fit-content', borderRadius: '4px' }}
      >
        My Active Subscriptions
      </Typography>
      {subscriptions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          No active subscriptions. Browse services above to get started.
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
            Manage ends a subscription at once. You can subscribe again above.
          </Typography>
          <List disablePadding sx={{ borderTop: 1, borderColor: 'divider' }}>
            {subscriptions.map((service) => (
              <SubscriptionRow
                key={service.id}
                service={service}
                onManage={() => {
                  dispatch(serviceUnsubscribed(service));
                  // The button is removed with its row: move the focus here for keyboard users.
                  heading.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </List>
        </>
      )}
    </Box>
  );
}
