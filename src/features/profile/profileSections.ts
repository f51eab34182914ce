import type { routePaths } from '../../../contract/routePaths';
import type { RouteTab } from '../../../contract/routeTabs';

/** The sections of the profile page, of which one is shown at a time. */
export type ProfileSection = RouteTab<typeof routePaths.profile>;

/** What its navigation calls each section. */
export const profileSections: Record<ProfileSection, string> = {
  overview: 'Overview',
  documents: 'Documents',
  plans: 'Plans',
};
