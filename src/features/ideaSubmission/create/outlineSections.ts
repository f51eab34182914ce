import type { DocumentType } from '../../../../contract/documentType';

/** The usual sections of each document, shown until its first words arrive. */
export const outlineSections: Record<DocumentType, readonly string[]> = {
  prd: [
    'The problem, and who has it',
    'Goals and how to measure them',
    'Requirements in order of importance',
    'Assumptions and open questions',
  ],
  frd: [
    'Each function, with its inputs and outputs',
    'Rules, limits and error cases',
    'Data and interfaces',
    'Quality requirements',
  ],
  mockup: [
    'One HTML page, shown in a preview',
    'Layout for phone and desktop',
    'Sample content from your idea',
    'Ready to download and open',
  ],
};
