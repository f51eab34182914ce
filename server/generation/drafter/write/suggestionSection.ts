import type { Suggestion, Workbook } from '../sort/workbook';
import { listed, section } from './markdown';
import { fill } from './quoted';

/** Suggestions under a heading; those that a question refers to must be in the same document. */
export function suggestionSection(
  { questions, suggestions, type }: Workbook,
  heading: string,
  isShown: (topic: Suggestion['topic'], isAsked: boolean) => boolean,
): string[] {
  const asked = new Set(questions.flatMap(({ about }) => about));
  const shown = suggestions.filter(({ id, topic }) => isShown(topic, asked.has(id)));
  const lines = shown.map(({ id, text }) => `${id} ${text}`);
  return section(fill(heading, { label: type?.texts.label }), listed(lines));
}
