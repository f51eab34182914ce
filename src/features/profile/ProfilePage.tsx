import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { routeTabOf } from '../../../contract/routeTabs';
import { Page } from '../../ui/Page';
import { DocumentsSection } from './DocumentsSection';
import { OverviewSection } from './OverviewSection';
import { PlansSection } from './PlansSection';
import { profileSections, type ProfileSection } from './profileSections';
import { ProfileSidebar } from './ProfileSidebar';
import { SignedInAs } from './SignedInAs';

const contents: Record<ProfileSection, ComponentType> = {
  overview: OverviewSection,
  documents: DocumentsSection,
  plans: PlansSection,
};

/** The profile page (docs/behaviour.md#profile). Its section is part of the address, `/profile?section=documents`. */
export function ProfilePage() {
  const section = routeTabOf(routePaths.profile, useLocation().search);
  const Content = contents[section];
  return (
    <Page
      title="Profile"
      description="The profile of an Ideakiln account: its documents and its plan."
      heading="Profile"
      tone="work"
    >
      <SignedInAs />
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
            {profileSections[section]}
          </Typography>
          <Content />
        </Box>
      </Box>
    </Page>
  );
}
