import { routePaths } from '../../../contract/routePaths';

/** The sections of the profile page (section 2), in the order of its navigation. */
export const profileSections = [
  { name: 'overview', label: 'Overview' },
  { name: 'documents', label: 'Documents' },
  { name: 'plans', label: 'Plans' },
] as const;

export type ProfileSection = (typeof profileSections)[number]['name'];

/**
 * The section that the address asks for.
 *
 * @param name the value of `?section=`; the overview where it is missing or unknown
 */
export function sectionNamed(name: string | null): ProfileSection {
  return profileSections.find((section) => section.name === name)?.name ?? 'overview';
}

/** The address of a section. */
export function sectionAddress(section: ProfileSection): string {
  return section === 'overview' ? routePaths.profile : `${routePaths.profile}?section=${section}`;
}
