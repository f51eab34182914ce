import type { DocumentType } from '../../../../contract/documentType';

/** What each document is for and what it usually holds: shown until there is a document to show. */
export const documentPurposes: Record<DocumentType, { purpose: string; parts: readonly string[] }> =
  {
    prd: {
      purpose:
        'Says what to build, for whom and why, so that everybody works towards the same thing.',
      parts: [
        'The problem, and who has it',
        'Goals and how to measure them',
        'Requirements in order of importance',
        'Assumptions and open questions',
      ],
    },
    frd: {
      purpose: 'Says how the product behaves, so that it can be built and tested without guessing.',
      parts: [
        'Each function, with its inputs and outputs',
        'Rules, limits and error cases',
        'Data and interfaces',
        'Quality requirements',
      ],
    },
    mockup: {
      purpose: 'Shows a first page of the product, so that people can react to something they see.',
      parts: [
        'One HTML page, shown in a preview',
        'Layout for phone and desktop',
        'Sample content from your idea',
        'Ready to download and open',
      ],
    },
  };
