import { safeCsv } from '../../../lib/safeCsv';
import { findRequirements, type Requirement } from './requirements';

const columns: Record<string, (requirement: Requirement) => string> = {
  ID: ({ id }) => id,
  Requirement: ({ text }) => text,
  Description: ({ description }) => description,
  Section: ({ section }) => section,
  Priority: ({ priority }) => priority,
  'Acceptance criteria': ({ criteria }) => criteria.join('\n'),
};

/**
 * The numbered requirements of a document as a CSV file that issue trackers import: a header and a row for each.
 *
 * @param text the document, Markdown
 * @returns the file, and its number of requirements
 */
export function requirementsCsv(text: string): { csv: string; count: number } {
  const requirements = findRequirements(text);
  const csv = safeCsv(
    Object.keys(columns),
    requirements.map((requirement) => Object.values(columns).map((value) => value(requirement))),
  );
  return { csv, count: requirements.length };
}
