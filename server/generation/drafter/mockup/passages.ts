import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { headOfFields, headOfTraits } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { hideBrackets } from '../read/hideBrackets';
import { runInHeadings } from '../read/runInHeadings';
import { wordCount } from '../write/cuedClause';
import type { Statement, Workbook } from '../sort/workbook';

/** A sentence or line of the idea, without its bullet, and what stands above it. */
export interface Passage {
  text: string;
  /** The line that it is a part of: a heading, or the item above a nested one. */
  above: string;
  /** Whether it joins the items below a line. */
  isJoined?: boolean;
  /** Whether these are the rows of a table of fields. */
  isTable?: boolean;
  /** The statements in it; not all of them exclude something. */
  statements: readonly Statement[];
}

/** A longer passage is talk without full stops, and a longer item more than a name. */
const longest = 600;
const longestItem = 80;
const mostWords = 6;
const fewestItems = 3;
const mostItems = 20;
const marker =
  /^(?:[-*+•–—・]\s*|#+\s*|\p{Ll}[.)]\s+|\p{N}+(?:\.\p{N}+)*[.)]?\s+|\p{Lu}{1,4}-?\p{N}{1,3}[.:]?\s+)+/u;
const sentenceEnd =
  /(?<=\p{L}{2}[.!?]["”»)]?|\)[.!?])\s+(?=[\p{Lu}"“«])|(?<=\p{L}{4}\.)\s+(?=\p{N})|(?<=[。！？])/u;
const heading = /^(?:\p{N}+(?:\.\p{N}+)*\.?\s)?[^-*+•–.,;][^.,;]{1,40}[:：]?$/u;

const longestDenial = 20;

/** `Nothing gets charged, held or paid in there` lists no states. */
const isDenied = ({ text }: Statement, lexicon: Lexicon): boolean =>
  cuesIn(folded(text.slice(0, longestDenial)), lexicon).some(
    ({ name, start }) => name === 'negation' && start === 0,
  );

/** The passages of an idea in order, and the items below a line as one: `Permit: cave, date, leader`. */
export function passagesOf({ idea, language, statements }: Workbook): Passage[] {
  const passages: Passage[] = [];
  const lexicon = lexicons[language];
  const runInHeadingOf = runInHeadings(idea, lexicon);
  const items = new Map<string, Passage[]>();
  /** The lines that the present one is below. */
  let path: { depth: number; text: string }[] = [];
  const tables: FieldTable[] = [];
  /** The table of fields that the present line is a row of; none if it is a table of something else. */
  let fields: FieldTable | undefined;
  let [at, next] = [0, 0];
  for (const line of idea.split('\n')) {
    const end = at + line.length;
    at = end + 1;
    const begun = runInHeadingOf(line);
    const bare = line
      .slice(begun?.end ?? 0)
      .trim()
      .replace(marker, '')
      .replace(/\*+|__|`/gu, '')
      .trim();
    // The border of a table has no letters.
    if (bare === '' || /^\|[\s|:-]+$/u.test(bare)) continue;
    const depth = depthOf(line);
    path = path.filter((one) => one.depth < depth);
    const above = begun?.name ?? path.at(-1)?.text ?? '';
    path.push({ depth, text: bare.replace(/[:：]$/u, '') });
    const isRow = bare.startsWith('|');
    const cells = isRow ? cellsOf(bare) : [];
    fields = isRow ? (fields ?? fieldsBelow(path, cells)) : undefined;
    const first = next;
    while ((statements[next]?.span.start ?? Infinity) < end) next += 1;
    const inside = statements.slice(first, next);
    if (fields) {
      fields.lines.push({ text: fieldIn(cells), above: '', statements: inside });
      if (fields.lines.length === 1 + fewestItems) tables.push(fields);
      continue;
    }
    let from = end - line.length;
    const speaker = inside.find((one) => one.speaker !== undefined);
    const said = speaker ? idea.slice(speaker.span.start, end) : bare;
    for (const text of said.slice(0, 20 * longest).split(sentenceEnd)) {
      // Not found if it has marks inside.
      const place = idea.indexOf(text, from);
      const isIn = ({ span }: Statement) => span.start < place + text.length && span.end > place;
      const own = place < 0 || place > end ? inside : inside.filter(isIn);
      from = Math.max(from, place);
      if (
        text.length < longest &&
        own.some((one) => one.kind !== 'N' && !one.isStruck && !isDenied(one, lexicon))
      )
        passages.push({ text: text.trim(), above, statements: own });
    }
    if (above === '' || begun || inside.length === 0) continue;
    const below = items.get(above) ?? [];
    below.push({ text: bare, above: path.at(-3)?.text ?? '', statements: inside });
    items.set(above, below);
  }
  return [
    ...passages,
    ...[...items].flatMap(([above, lines]) => joined(above, lines)),
    ...tables.map(({ above, lines }) => listOf(above, lines.slice(1), true)),
  ];
}

interface FieldTable {
  above: string;
  /** Its head and its rows. */
  lines: Passage[];
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean);

/** The table that begins with these cells, if its rows are fields: `| Field | Example |` below `Toy`. */
function fieldsBelow(
  path: readonly { text: string }[],
  [head = '', ...others]: readonly string[],
): FieldTable | undefined {
  const above = path.findLast(({ text }) => !text.startsWith('|'))?.text ?? '';
  const isHead =
    headOfFields.test(head) ||
    (/^nam[en]$|^nombre$|^nome$|^nom$|^naam$/iu.test(head) &&
      others.some((other) => headOfTraits.test(other)));
  return isHead && above !== '' ? { above, lines: [] } : undefined;
}

/** `status: planned / void` of the row `| status | planned, void |`; other cells tell no options. */
function fieldIn([name = '', ...others]: readonly string[]): string {
  const options = others
    .map((cell) => cell.split(/,\s|\s?\/\s?/u))
    .find(
      (parts) =>
        parts.length >= fewestItems && parts.every((part) => /^\p{L}+(?: \p{L}+)?$/u.test(part)),
    );
  return options ? `${name}: ${options.join(' / ')}` : name;
}

/** Short lines below another as one list: `vehicles: max 3` is the item `vehicles`. */
function joined(above: string, lines: readonly Passage[]): Passage[] {
  const texts = lines.map(({ text }) => {
    // A number within brackets is no value of the item.
    const [value = ''] = /:.*$|,[^,]*\p{N}.*$/su.exec(hideBrackets(text)) ?? [];
    return text.includes(' / ') ? text : text.slice(0, text.length - value.length);
  });
  const areShort = texts.every((whole) => {
    const text = whole.replace(/\s?\([^()]*\)/gu, '');
    return text.length < longestItem && (text.includes(' / ') || wordCount(text) <= mostWords);
  });
  if (lines.length < fewestItems || lines.length > mostItems || !areShort) return [];
  return [
    listOf(
      above,
      lines.map((one, place) => ({ ...one, text: texts[place] ?? '' })),
      false,
    ),
  ];
}

/** Lines as the list of one passage. */
function listOf(above: string, lines: readonly Passage[], isTable: boolean): Passage {
  return {
    text: `${above}: ${lines.map(({ text }) => text).join(', ')}`,
    above: lines[0]?.above ?? '',
    isJoined: true,
    isTable,
    statements: lines.flatMap((one) => one.statements.filter(({ kind }) => kind !== 'N')),
  };
}

/** A heading is above all lines, and a line without a bullet above those with one. */
function depthOf(line: string): number {
  if (line.startsWith('#')) return /^#+/u.exec(line)?.[0].length ?? 1;
  const indent = line.length - line.trimStart().length;
  return 10 + (heading.test(line.trim()) ? 0 : 1) + indent;
}
