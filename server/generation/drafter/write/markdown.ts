/** A list, an item a line. */
export function listed(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** A heading with what stands under it; nothing where there is nothing. */
export function section(heading: string, ...bodies: readonly string[]): string[] {
  const filled = bodies.filter((body) => body !== '');
  return filled.length === 0 ? [] : [`## ${heading}`, ...filled];
}

/** A table; nothing where it has no rows. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = rows.length === 0 ? [] : [header, header.map(() => '---'), ...rows];
  const cell = (text: string) => text.replace(/\\?\|/gu, '\\|');
  return all.map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

/** The parts of a document, with what connects a language model at its end. */
export function documentOf(parts: readonly string[], end: string): string {
  return `${[...parts, '---', end].join('\n\n')}\n`;
}
