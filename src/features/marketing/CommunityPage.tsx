import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { CheckIcon } from '../../ui/icons';
import { Page } from '../../ui/Page';
import { CardGrid } from './CardGrid';
import { CardText } from './CardText';
import { InfoCard } from './InfoCard';
import { Section } from './Section';

const benefits = [
  {
    name: 'Network',
    text: 'Meet product managers and founders who face the same questions.',
  },
  {
    name: 'Feedback',
    text: 'Share a draft early and hear what’s missing from people who have shipped.',
  },
  {
    name: 'Resources',
    text: 'Templates, checklists and finished documents to take apart.',
  },
  {
    name: 'Events',
    text: 'Workshops and talks that take one document from idea to review.',
  },
  {
    name: 'Sustainability Impact',
    text: 'Think first; build less that nobody needs.',
  },
];

interface Tier {
  name: string;
  price: string;
  terms: string;
  points: readonly string[];
  to: string;
  action: string;
  isRecommended?: boolean;
}

const tiers: readonly Tier[] = [
  {
    name: 'Free',
    price: '$0',
    terms: 'No credit card',
    points: ['3 document generations per month', 'Community forum', 'Basic templates'],
    to: routePaths.signUp,
    action: 'Join for Free',
  },
  {
    name: 'Pro',
    price: '$29',
    terms: 'per month, billed annually',
    points: [
      'Unlimited generations',
      'Priority community support',
      'Advanced templates',
      '1 expert review per month',
      'Monthly workshops',
    ],
    to: routePaths.signUp,
    action: 'Choose Pro',
    isRecommended: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom price',
    terms: 'Everything in Pro, plus',
    points: [
      'Dedicated account manager',
      'Custom integrations',
      'Unlimited expert reviews',
      'Advanced analytics',
    ],
    to: routePaths.contact,
    action: 'Contact Sales',
  },
];

const Benefits = styled('dl')(({ theme }) => ({
  margin: '20px 0 0',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gap: '4px clamp(1.5rem, 4vw, 4rem)',
    alignItems: 'baseline',
    paddingBlock: 18,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    '@media (min-width: 700px)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    },
  },
}));

function TierCard({ tier }: { tier: Tier }) {
  const { name, price, terms, points, to, action, isRecommended = false } = tier;
  return (
    <InfoCard
      styles={{
        alignItems: 'stretch',
        ...(isRecommended
          ? {
              borderColor: 'primary.main',
              boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
            }
          : {}),
      }}
      footer={
        <ButtonLink to={to} variant={isRecommended ? 'contained' : 'outlined'} fullWidth>
          {action}
        </ButtonLink>
      }
    >
      <Typography variant="h3">{name}</Typography>
      <Typography variant="h2" component="p" sx={{ marginBlockStart: 2 }}>
        {price}
      </Typography>
      <CardText styles={{ marginBlockStart: 0.5 }}>{terms}</CardText>
      <List
        disablePadding
        sx={{
          display: 'grid',
          gap: 1.25,
          marginBlockStart: 2.5,
          paddingBlockStart: 2.5,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'body2',
        }}
      >
        {points.map((point) => (
          <ListItem key={point} disablePadding alignItems="flex-start" sx={{ gap: 1.25 }}>
            <Box sx={{ display: 'flex', marginBlockStart: '1px', color: 'primary.main' }}>
              <CheckIcon />
            </Box>
            {point}
          </ListItem>
        ))}
      </List>
    </InfoCard>
  );
}

/** The community page (docs/behaviour.md#community): its benefits, and the three membership tiers. */
export function CommunityPage() {
  return (
    <Page
      title="Community"
      description="A community of product managers and founders: benefits, and the Free, Pro and Enterprise memberships."
      heading="Community"
      subtitle="Ideas get better when other people read them. Join product managers and founders who share their drafts."
    >
      <ButtonLink to={routePaths.signUp} variant="contained" size="large">
        Become a Member
      </ButtonLink>

      <Section heading="Benefits">
        <Benefits>
          {benefits.map(({ name, text }) => (
            <div key={name}>
              <Typography variant="h4" component="dt">
                {name}
              </Typography>
              <Typography
                component="dd"
                sx={{ maxWidth: '66ch', margin: 0, textWrap: 'pretty', color: 'text.secondary' }}
              >
                {text}
              </Typography>
            </div>
          ))}
        </Benefits>
      </Section>

      <Section
        heading="Membership"
        note="Every membership starts with a free account. Ideakiln takes no payments yet, so signing up costs nothing."
      >
        <CardGrid columns={3} from={720}>
          {tiers.map((tier) => (
            <TierCard key={tier.name} tier={tier} />
          ))}
        </CardGrid>
      </Section>
    </Page>
  );
}
