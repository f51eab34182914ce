import type { WorkbenchState } from './workbenchState';

/**
 * Whether an answer was typed and not sent. One counts only while its question is in the version shown of a document:
 * otherwise it has no field. The question is looked up without reading the document, whose parser loads later.
 */
export const hasUnsentAnswer = ({ answers, documents }: WorkbenchState): boolean =>
  Object.entries(answers).some(
    ([question, answer]) =>
      answer.trim() !== '' &&
      Object.values(documents).some(({ versions, shown }) =>
        // Questions are taken from the text without these marks (documentLines.ts).
        versions[shown]?.submission.response.replace(/\*\*|__|`/g, '').includes(question),
      ),
  );
