/** The first line of the instruction that hands the findings of a review to a language model. */
export const fixHeading = 'Fix these findings and change nothing else:';
const findings = new RegExp(`^${fixHeading}(?:\\n- .*)*`, 'gm');

/** The offline drafter recognises this heading in every language, and treats the text below it as requirements. */
const heading = 'Requirements:';

/** A list mark; the item gets a new one. */
const listMark = /^(?:[-*+•]|\d{1,3}[.)])\s+/;

/** A line that announces what follows it. */
const announces = (line: string): boolean => /[:：]$/.test(line);

/** Whether a line belongs to the announcement before it: an item, or a line without a colon. */
const isAnnounced = (line: string | undefined): boolean =>
  line !== undefined && (listMark.test(line) || !/[:：]/.test(line));

/**
 * The idea with an instruction, for the offline drafter, which can only draft from an idea. Each line of the
 * instruction becomes a separate requirement. Leaves out the findings of a review, which say nothing about the
 * product, and lines that end in a colon with nothing after them.
 *
 * @returns the idea itself if nothing of the instruction is left
 */
export function ideaWithInstruction(idea: string, instruction: string): string {
  const typed = instruction.replaceAll(/\r\n?/g, '\n').replaceAll(findings, '').split('\n');
  const written = typed.map((line) => line.trim()).filter((line) => line !== '');
  const isOpen = (line: string, next: string | undefined) => announces(line) && !isAnnounced(next);
  const open = new Set(written.filter((line, index) => isOpen(line, written[index + 1])));
  const lines = written.filter((line) => !open.has(line));
  const before = idea.trim();
  if (lines.length === 0) return before;
  // An instruction with its own headings is kept as typed.
  if (lines.some((line) => announces(line) || line.startsWith('#'))) {
    const kept = typed.filter((line) => !open.has(line.trim()));
    return `${before}\n\n${kept.join('\n').trim()}`;
  }
  const items = lines.map((line) => `- ${line.replace(listMark, '')}`).join('\n');
  const endsInList = before
    .split('\n\n')
    .at(-1)
    ?.split('\n')
    .every((line, index) => (index === 0 ? line === heading : line.startsWith('- ')));
  return endsInList === true ? `${before}\n${items}` : `${before}\n\n${heading}\n${items}`;
}
