/**
 * Adds the beginning of a line to an idea, unless a line begins with it already.
 *
 * @param idea the idea as typed
 * @param start the beginning of the line
 * @returns the idea, and the offset of the end of that line for the caret
 */
export function addPromptLine(idea: string, start: string): { idea: string; caret: number } {
  const lines = idea === '' ? [] : idea.replace(/\n$/, '').split('\n');
  const found = lines.findIndex((line) => line.startsWith(start.trimEnd()));
  if (found === -1) {
    const extended = [...lines, start].join('\n');
    return { idea: extended, caret: extended.length };
  }
  return { idea, caret: lines.slice(0, found + 1).join('\n').length };
}
