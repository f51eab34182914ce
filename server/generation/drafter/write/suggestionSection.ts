import type { Suggestion, Workbook } from '../sort/workbook';
import { listed, section } from './markdown';
import { fill } from './quoted';

/** Suggestions under a heading; those that a question is about have to stand in the same document. */
export function suggestionSection(
  workbook: Workbook,
  heading: string,
  isShown: (suggestion: Suggestion, isAsked: boolean) => boolean,
): string[] {
  const asked = new Set(workbook.questions.flatMap(({ about }) => about));
  const lines = workbook.suggestions
    .filter((one) => isShown(one, asked.has(one.id)))
    .map(({ id, text }) => `${id} ${text}`);
  const label = workbook.type?.texts.label ?? '';
  return section(fill(heading, { label }), listed(lines));
}
