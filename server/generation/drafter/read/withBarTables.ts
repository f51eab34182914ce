import { inlineTags } from './inlineTags';

/** The tags of tables, and those that would break the line within a cell. */
const layoutTag =
  /<(?<name>\/?(?:table|thead|tbody|tfoot|colgroup|col|caption|tr|td|th|p|div|ul|ol|li|br))\b(?<attributes>[^<>]{0,4000})>/giu;
const barRow = /^[ \t]*\|.*\|[ \t]*$/gmu;
const lineBreak = /<br\b[^<>]{0,200}>/giu;
const [fewestCells, fewestHeads, mostColumns] = [2, 3, 40];
/** A longer cell is a text that the table only places. */
const longestCell = 300;

interface Tag {
  name: string;
  attributes: string;
  at: number;
  end: number;
}

/** An idea with its HTML tables as Markdown, with bars around the rows of all tables, and without line breaks in their cells. */
export function withBarTables(idea: string): string {
  const tags = [...idea.matchAll(layoutTag)].map(({ index, 0: { length }, groups }) => ({
    name: groups?.name?.toLowerCase() ?? '',
    attributes: groups?.attributes ?? '',
    at: index,
    end: index + length,
  }));
  const parts: string[] = [];
  let done = 0;
  let first: number | undefined;
  for (const [index, { name, end }] of tags.entries()) {
    if (name === 'table') first = index;
    if (name !== '/table' || first === undefined) continue;
    const table = barTable(idea, tags.slice(first, index + 1));
    if (table !== undefined) {
      parts.push(idea.slice(done, tags[first]?.at), table);
      done = end;
    }
    first = undefined;
  }
  parts.push(idea.slice(done));
  return withOuterBars(parts.join('')).replace(barRow, (row) => row.replace(lineBreak, ' '));
}

const bareRule = /^[ \t]*:?-{2,}:?(?:[ \t]*\|[ \t]*:?-{2,}:?)+[ \t]*$/u;

/** A table whose rows have bars only between their cells, with bars around them. */
function withOuterBars(idea: string): string {
  const lines = idea.split('\n');
  for (const [rule, line] of lines.entries()) {
    if (!bareRule.test(line) || !lines[rule - 1]?.includes('|')) continue;
    for (let at = rule - 1; lines[at]?.includes('|') === true; at += 1) {
      const row = lines[at] ?? '';
      if (!/^\s*\|/u.test(row)) lines[at] = `| ${row.trim()} |`;
    }
  }
  return lines.join('\n');
}

/** `undefined` for a table that only arranges text, since no row has several cells. */
function barTable(idea: string, tags: readonly Tag[]): string | undefined {
  const rows = rowsOf(idea, tags);
  const [first, last] = [tags[0], tags.at(-1)];
  const isTable =
    rows.some(({ cells }) => cells.length >= fewestCells) &&
    rows.every(({ cells }) => cells.every(({ length }) => length < longestCell)) &&
    !idea.slice(first?.at, last?.end).includes('<!--');
  if (!isTable) return undefined;
  const lines = rows.map(({ cells }) => `| ${cells.join(' | ')} |`);
  const [head] = rows;
  if (head && isHead(head)) lines.splice(1, 0, '|--|');
  // Without a head, the first row is one like the others.
  else lines.unshift('| |', '|--|');
  const above = idea.slice(tags[0]?.end, tags.find(({ name }) => name === 'tr')?.at);
  return `\n${plainCell(above)}\n${lines.join('\n')}\n${betweenRows(idea, tags)}`;
}

/** What stands between the rows, where it does not belong. */
function betweenRows(idea: string, tags: readonly Tag[]): string {
  const texts = tags.flatMap(({ name, end }, index) =>
    name === '/tr' || name === 'caption' ? [plainCell(idea.slice(end, tags[index + 1]?.at))] : [],
  );
  const first = tags.findIndex(({ name }) => name === 'tr');
  const caption = tags.findIndex(({ name }) => name === 'caption');
  const own = caption >= 0 && caption < first ? texts.slice(1) : texts;
  return own
    .filter(Boolean)
    .map((text) => `\n${text}\n`)
    .join('');
}

interface Row {
  cells: string[];
  heads: number;
}

function rowsOf(idea: string, tags: readonly Tag[]): Row[] {
  const rows: Row[] = [];
  /** How many further rows the first cell of a row above reaches down to. */
  let down = 0;
  const outer = tags.filter(({ name }) => !/^\/?(?:p|div|ul|ol|li|br)$/u.test(name));
  for (const [index, tag] of outer.entries()) {
    if (tag.name === 'tr') {
      rows.push({ cells: down > 0 ? [''] : [], heads: 0 });
      down -= 1;
    }
    const row = rows.at(-1);
    if (row === undefined || !/^t[dh]$/u.test(tag.name)) continue;
    if (row.cells.length === 0) down = spanOf(tag, 'rowspan') - 1;
    const text = plainCell(idea.slice(tag.end, outer[index + 1]?.at));
    row.cells.push(text, ...Array.from({ length: spanOf(tag, 'colspan') - 1 }, () => ''));
    if (tag.name === 'th') row.heads += 1;
  }
  return rows.filter(({ cells }) => cells.length > 0);
}

/** How many columns or rows a cell covers. */
function spanOf({ attributes }: Tag, name: 'colspan' | 'rowspan'): number {
  const [, number = '1'] = new RegExp(`${name}\\s*=\\s*["']?(\\d+)`, 'iu').exec(attributes) ?? [];
  return Math.min(Math.max(Number(number), 1), mostColumns);
}

/** The text of a cell on one line; a bar in it would end it. */
const plainCell = (text: string): string =>
  text
    .replace(layoutTag, ' ')
    .replace(inlineTags, ' ')
    .replaceAll('|', '¦')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a first row tells what stands in the columns: `<th>` only, or several cells of a table without `<th>`. */
const isHead = ({ cells, heads }: Row): boolean =>
  heads === 0 ? cells.length >= fewestHeads : heads > 1 && heads >= cells.length - 1;
