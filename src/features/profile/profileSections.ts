import type { routePaths } from '../../../contract/routePaths';
import type { RoutePart } from '../../../contract/routeParts';

/** What the profile page shows one at a time (section 2). */
export type ProfileSection = RoutePart<typeof routePaths.profile>;

/** What its navigation calls each section. */
export const profileSections: Record<ProfileSection, string> = {
  overview: 'Overview',
  documents: 'Documents',
  plans: 'Plans',
};
