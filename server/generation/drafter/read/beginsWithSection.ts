const boldLine = /^\s*(?:[▸►▶■•]\s*)?\*\*[^*]{1,80}\*\*:?\s*$/u;

/** Whether the first line of an idea is bold as the headings of its other sections are: `**The problem**` is no title. */
export function beginsWithSection(idea: string): boolean {
  const lines = idea.trim().split('\n');
  return lines.filter((line) => boldLine.test(line)).length > 1 && boldLine.test(lines[0] ?? '');
}
