/**
 * Adds lines to an instruction.
 *
 * @param instruction the typed text
 * @param lines the lines to add; one that is typed already is left out, also if it is typed with its answer
 * @returns the instruction with the missing lines at its end
 */
export function withLines(instruction: string, lines: readonly string[]): string {
  const typed = instruction.trim() === '' ? [] : instruction.replace(/\n+$/, '').split('\n');
  const isTyped = (line: string) =>
    line.endsWith(': ')
      ? typed.some((other) => other.startsWith(line.trimEnd()))
      : typed.some((other) => other.trim() === line.trim());
  const added = lines.filter((line) => !isTyped(line));
  return added.length === 0 ? instruction : [...typed, ...added].join('\n');
}
