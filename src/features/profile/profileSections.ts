import type { routePaths } from '../../../contract/routePaths';
import type { RouteTab } from '../../../contract/routeTabs';

/** The sections of the profile page, shown one at a time. */
export type ProfileSection = RouteTab<typeof routePaths.profile>;

/** The label of each section in the sidebar. */
export const profileSections: Record<ProfileSection, string> = {
  overview: 'Overview',
  documents: 'Documents',
  plans: 'Plans',
};
