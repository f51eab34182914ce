import { lineAt, withoutMarks } from './documentLines';
import { maximumFindings, type ReviewGroup } from './reviewDocument';
import { statementWords } from './statementWords';

/**
 * Questions about the findings, for use without a language model: one line per missing fact, which the user completes
 * after the colon.
 *
 * @param groups the findings
 * @param text the document that contains them
 */
export function fixQuestions(groups: readonly ReviewGroup[], text: string): string {
  const lines = new Set<string>();
  for (const { rule, findings } of groups) {
    const maximumLines = lines.size + maximumFindings;
    for (const { what, start } of findings) {
      if (lines.size === maximumLines) break;
      lines.add(`${rule.ask(what, statementWords(withoutMarks(lineAt(text, start))))}: `);
    }
  }
  return [...lines].join('\n');
}
