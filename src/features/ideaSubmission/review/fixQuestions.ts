import { withoutMarks } from './documentLines';
import { mostNamed, type ReviewGroup } from './reviewDocument';

const idAndReferences =
  /^(?:[A-Z]{1,6}[- ]?\d+(?:\.\d+)*[.:)\]]?|(?:open question|assumption)\s*\d*\s*:)\s*(?:\[[^\]]*\]\s*)?/i;

/** The words of the line at a place: without marks, its id, and what the offline drafter adds after a dash. */
function statementAt(text: string, place: number): string {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  const line = withoutMarks(text.slice(start, end === -1 ? text.length : end));
  const [words = ''] = line.replace(idAndReferences, '').split(' — ', 1);
  return words.trim();
}

/**
 * What a person is asked about the findings where no language model can fix them: a line for each missing fact, to be
 * completed after its colon.
 *
 * @param groups the findings
 * @param text the document that they are in
 */
export function fixQuestions(groups: readonly ReviewGroup[], text: string): string {
  const lines = new Set<string>();
  for (const { rule, places } of groups) {
    const most = lines.size + mostNamed;
    for (const { what, start } of places) {
      if (lines.size === most) break;
      lines.add(`${rule.ask(what, statementAt(text, start))}: `);
    }
  }
  return [...lines].join('\n');
}
