import type { routePaths } from '../../../contract/routePaths';
import type { RoutePart } from '../../../contract/routeParts';

/** The sections of the profile page, of which one is shown at a time. */
export type ProfileSection = RoutePart<typeof routePaths.profile>;

/** What its navigation calls each section. */
export const profileSections: Record<ProfileSection, string> = {
  overview: 'Overview',
  documents: 'Documents',
  plans: 'Plans',
};
