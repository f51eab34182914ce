import { lineAt, withoutMarks } from './documentLines';
import { maximumPlaces, type ReviewGroup } from './reviewDocument';
import { statementWords } from './statementWords';

/**
 * The questions about the findings, for use without a language model: a line for each missing fact, which the user
 * completes after its colon.
 *
 * @param groups the findings
 * @param text the document that they are in
 */
export function fixQuestions(groups: readonly ReviewGroup[], text: string): string {
  const lines = new Set<string>();
  for (const { rule, places } of groups) {
    const most = lines.size + maximumPlaces;
    for (const { what, start } of places) {
      if (lines.size === most) break;
      lines.add(`${rule.ask(what, statementWords(withoutMarks(lineAt(text, start))))}: `);
    }
  }
  return [...lines].join('\n');
}
