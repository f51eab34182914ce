import type { DocumentVersion } from './documentVersion';

const origins: Record<DocumentVersion['origin'], string> = {
  draft: 'draft',
  refine: 'refined',
  section: 'one section rewritten',
  answers: 'redrafted with answers',
  sister: 'made from another document',
  edit: 'edited by you',
  elsewhere: 'from another tab',
};

/** The label of a version: its number and, in a few words, its origin. */
export function versionLabel(version: DocumentVersion, index: number): string {
  const { origin, restoredFrom } = version;
  const how = restoredFrom === undefined ? origins[origin] : `version ${restoredFrom + 1} restored`;
  return `Version ${index + 1}, ${how}`;
}
