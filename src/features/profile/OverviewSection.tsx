import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../../contract/routePaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { profileSample } from './profileSample';
import { SectionCard } from './SectionCard';

const cards = [
  { label: 'Joined', value: profileSample.joined },
  { label: 'Docs Generated', value: profileSample.docsGenerated },
  { label: 'Status', value: profileSample.status },
];

/** The Overview section of the profile. */
export function OverviewSection() {
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          margin: 0,
        }}
      >
        {cards.map(({ label, value }) => (
          <SectionCard key={label}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ margin: 0 }}>
              {value}
            </Typography>
          </SectionCard>
        ))}
      </Box>
      <SectionCard>
        <Typography component="h3" variant="h4">
          Create a New Idea
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Describe it in your own words and get a document.
        </Typography>
        <Box sx={{ justifySelf: 'start', marginBlockStart: 1 }}>
          <ButtonLink to={routePaths.create} variant="contained">
            + New Document
          </ButtonLink>
        </Box>
      </SectionCard>
    </>
  );
}
