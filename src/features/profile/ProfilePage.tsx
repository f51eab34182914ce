import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/Page';
import { DocumentsSection } from './DocumentsSection';
import { OverviewSection } from './OverviewSection';
import { PlansSection } from './PlansSection';
import { profileSections, sectionNamed, type ProfileSection } from './profileSections';
import { ProfileSidebar } from './ProfileSidebar';

const contents: Record<ProfileSection, ComponentType> = {
  overview: OverviewSection,
  documents: DocumentsSection,
  plans: PlansSection,
};

/** The profile page (section 2). Its section is part of the address, `/profile?section=documents`. */
export function ProfilePage() {
  const [query] = useSearchParams();
  const section = sectionNamed(query.get('section'));
  const Content = contents[section];
  const label = profileSections.find(({ name }) => name === section)?.label;
  return (
    <Page title="Profile" heading="Profile">
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' },
        }}
      >
        <ProfileSidebar section={section} />
        <Box
          component="section"
          aria-labelledby="profile-section"
          sx={{ display: 'grid', alignContent: 'start', gap: 3 }}
        >
          <Typography id="profile-section" component="h2" variant="h3">
            {label}
          </Typography>
          <Content />
        </Box>
      </Box>
    </Page>
  );
}
