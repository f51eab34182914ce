import type { Statement, Workbook } from '../sort/workbook';

/** A sentence or line of the idea, without its bullet, and what stands above it. */
export interface Passage {
  text: string;
  /** The line that it is a part of: a heading, or the item above a nested one. */
  above: string;
  /** The statements in it; none of them excludes something. */
  statements: readonly Statement[];
}

/** A longer passage is talk without full stops. */
const longest = 600;
const marker =
  /^(?:[-*+•–—・]\s*|#+\s*|\p{N}+(?:\.\p{N}+)*[.)]?\s+|\p{Lu}{1,4}-?\p{N}{1,3}[.:]?\s+)+/u;
const sentenceEnd =
  /(?<=\p{L}{2}[.!?]["”»)]?|\)[.!?])\s+(?=[\p{Lu}"“«])|(?<=\p{L}{4}\.)\s+(?=\p{N})|(?<=[。！？])/u;

/** The passages of an idea in order, except those that only exclude. */
export function passagesOf({ idea, statements }: Workbook): Passage[] {
  const passages: Passage[] = [];
  /** The open lines, outermost first. */
  let path: { depth: number; text: string }[] = [];
  let at = 0;
  let next = 0;
  for (const line of idea.split('\n')) {
    const start = at;
    at += line.length + 1;
    const inside: Statement[] = [];
    while ((statements[next]?.span.start ?? Infinity) < at)
      inside.push(...statements.slice(next, (next += 1)));
    const bare = line
      .trim()
      .replace(marker, '')
      .replace(/\*\*|__/gu, '')
      .trim();
    if (bare === '') continue;
    const depth = depthOf(line);
    path = path.filter((one) => one.depth < depth);
    const above = path.at(-1)?.text ?? '';
    path.push({ depth, text: bare.replace(/[:：]$/u, '') });
    // Behind the name of who speaks.
    const speaker = inside.find((one) => one.speaker !== undefined);
    const said = speaker ? idea.slice(speaker.span.start, start + line.length) : bare;
    for (const text of said.slice(0, 20 * longest).split(sentenceEnd))
      passages.push({
        text: text.trim(),
        above,
        statements: inside.filter((one) => text.includes(one.text) || one.text.includes(text)),
      });
  }
  return passages.filter(
    ({ text, statements: own }) =>
      text.length < longest && own.some(({ kind, isStruck }) => kind !== 'N' && !isStruck),
  );
}

/** A heading is above all lines, and a line without a bullet above those with one. */
function depthOf(line: string): number {
  const [indent = ''] = /^[ \t]*/u.exec(line) ?? [];
  if (line.startsWith('#')) return /^#+/u.exec(line)?.[0].length ?? 1;
  const isHeading =
    /^(?:\p{N}+(?:\.\p{N}+)*\.?\s)?[^.,;]{2,40}[:：]?$/u.test(line.trim()) &&
    !/^[-*+•–]/u.test(line.trim());
  return 10 + (isHeading ? 0 : 1) + indent.length;
}
