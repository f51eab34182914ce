import type { Line } from './lines';

/** The number of a line without a dot or bracket: `2 A resident picks the column`. */
export const bareNumber = /^[ \t]*(\d{1,2})[ \t]+(?=[\p{L}\p{N}"“(])/u;
const fewest = 3;

/** The lines that are numbered from 1 on without a dot or bracket, each after the one before: whole sentences, no quantities. */
export function numberedLines(lines: readonly Line[]): ReadonlySet<Line> {
  const written = lines.filter(({ text }) => text.trim() !== '');
  const found = new Set<Line>();
  let run: Line[] = [];
  for (const line of [...written, undefined]) {
    const number = Number(bareNumber.exec(line?.text ?? '')?.[1]);
    if (line !== undefined && number === run.length + 1) run.push(line);
    else {
      const areSentences = run.slice(0, -1).every(({ text }) => /[.!?]\s*$/u.test(text));
      if (run.length >= fewest && areSentences) run.forEach((one) => found.add(one));
      run = line !== undefined && number === 1 ? [line] : [];
    }
  }
  return found;
}
