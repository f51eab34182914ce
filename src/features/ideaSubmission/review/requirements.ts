import { documentLines, withoutMarks, type DocumentLine } from './documentLines';

/** A numbered requirement of a document. */
export interface Requirement {
  /** Its number as written in the document: `R3`, `FR-12`, `3.1`, or `2` for an item of a numbered list. */
  id: string;
  text: string;
  /** Further lines that belong to it. */
  description: string;
  /** The heading of its section. */
  section: string;
  /** Its priority as written in the document, such as `Must` or `High`; empty if it has none. */
  priority: string;
  /** Its acceptance criteria, each with its number. */
  criteria: string[];
  /** The offset of its line in the document. */
  start: number;
  /** The length of its line. */
  length: number;
}

// Prefixes of ids that are not requirements: users, goals, constraints, exclusions, background, questions,
// contradictions, suggestions, acceptance criteria, test cases, risks, assumptions.
const otherPrefixes = new Set(
  'U G C N B Q X S P A AC TC RISK ASM OQ KPI M T D E W H V ADR RFC ISO'.split(' '),
);
const numbered =
  /^[[(]?((?<prefix>[A-Z]{1,6})[- ]?\d{1,4}(?:\.\d{1,3})*|\d{1,3}(?:\.\d{1,3})+)(?:\s*[.:)\]|–—-]+\s*|\s+)(?=\S)/;
const requirementHeading =
  /require|feature|functional|capabilit|user stor|must.haves?|scope of|anforderung|funktion|exigence|fonction|requisit|funzion|eisen|functies|wymaga|funkcj|要件|機能|متطلبات/i;
const priorities =
  /[([](must(?: have)?|should(?: have)?|could(?: have)?|won['’]t(?: have)?|p[0-4]|critical|high|medium|low)[)\]]|\bpriority:\s*\**\s*([\p{L}\d]+)/iu;
const normative = /\b(shall|must|should|will)\b/i;

interface Numbered {
  id: string;
  prefix: string;
  text: string;
}

function numberOf(text: string): Numbered | undefined {
  const found = numbered.exec(text);
  if (found === null) return undefined;
  const [whole, id = ''] = found;
  const prefix = found.groups?.prefix ?? '';
  return { id, prefix, text: text.slice(whole.length) };
}

const isUnderRequirements = ({ headings }: DocumentLine): boolean =>
  headings.some((title, level) => level > 0 && requirementHeading.test(title));

/** Whether a numbered statement is a requirement: by its prefix, its section, or its wording. */
function isRequirement({ prefix, text }: Numbered, line: DocumentLine): boolean {
  if (otherPrefixes.has(prefix)) return false;
  if (/^(?:N?FR|R|REQ|NFREQ|UR|SR|BR|SYS|SRS|US)$/.test(prefix)) return true;
  if (prefix === '') return line.level === 0 && normative.test(text);
  return isUnderRequirements(line);
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => withoutMarks(cell.replaceAll('\\|', '|')));
}

/**
 * Reads a table row whose first cell is a number, or begins with one: the requirement's text, which is the whole row in
 * the second case, and its priority by the table's head.
 */
function readRow(
  row: string,
  head: readonly string[],
): { text: string; priority: string } | undefined {
  const [id = '', ...others] = cellsOf(row);
  const column = (pattern: RegExp) =>
    others[head.slice(1).findIndex((title) => pattern.test(title))];
  const priority = column(/priorit|moscow/i) ?? '';
  if (numberOf(id) !== undefined)
    return { text: [id, ...others].filter(Boolean).join(' · '), priority };
  if (numberOf(`${id} .`)?.id !== id) return undefined;
  const longest = others.reduce((best, cell) => (cell.length > best.length ? cell : best), '');
  const text = column(/requirement|description|statement|story|feature/i) ?? longest;
  return text === '' ? undefined : { text: `${id} ${text}`, priority };
}

/** Collects requirements line by line. */
class Collector {
  readonly found = new Map<string, Requirement>();
  /** The requirement whose further lines are being read, and the level of its heading. */
  private open: { requirement: Requirement; level: number } | undefined;
  private tableHead: string[] | undefined;

  read(line: DocumentLine): void {
    const isRow = /^\s*\|/.test(line.text);
    if (!isRow) this.tableHead = undefined;
    else this.tableHead ??= cellsOf(line.text);
    const row = isRow ? readRow(line.text, this.tableHead ?? []) : undefined;
    const text = row?.text ?? withoutMarks(line.text);
    const statement = isRow && row === undefined ? undefined : numberOf(text);

    if (statement !== undefined && this.isCriterion(statement)) return;
    if (statement !== undefined && isRequirement(statement, line)) {
      this.add(statement, line, row?.priority);
    } else if (statement === undefined && this.isListed(line)) {
      const [, number = ''] = /^\s{0,3}(\d{1,3})[.)]\s/.exec(line.text) ?? [];
      this.add({ id: number, prefix: '', text }, line);
    } else if (line.level > 0) {
      this.open = undefined;
    } else if (statement === undefined && this.open !== undefined && text !== '' && !isRow) {
      this.describe(this.open, line, text);
    }
  }

  /** An item of a plain numbered list under a heading for requirements. */
  private isListed(line: DocumentLine): boolean {
    return /^\s{0,3}\d{1,3}[.)]\s+\S/.test(line.text) && isUnderRequirements(line);
  }

  /** `R3.1` belongs to `R3`. */
  private isCriterion({ id, prefix, text }: Numbered): boolean {
    const parent = this.found.get(id.replace(/\.\d+$/, ''));
    if (prefix !== 'R' || parent === undefined || parent.id === id) return false;
    parent.criteria.push(`${id} ${text}`);
    return true;
  }

  private add({ id: number, text }: Numbered, line: DocumentLine, priority?: string): void {
    const above = line.level > 0 ? line.headings.slice(0, -1) : line.headings;
    const section = withoutMarks(above.at(-1) ?? '');
    // Numbered lists of several sections repeat their numbers; any other repeated id is a mention.
    const id = this.found.has(number) && /^\d+$/.test(number) ? `${section} ${number}` : number;
    if (this.found.has(id)) {
      this.open = undefined;
      return;
    }
    const [, bracketed, stated] = priorities.exec(line.text) ?? [];
    const requirement: Requirement = {
      id,
      text,
      description: '',
      section,
      priority: (priority ?? '') || (bracketed ?? stated ?? ''),
      criteria: [],
      start: line.start,
      length: line.text.length,
    };
    this.found.set(id, requirement);
    this.open = { requirement, level: line.level };
  }

  /** Collects the text below a requirement's heading, or the indented text below its item. */
  private describe(
    { requirement, level }: { requirement: Requirement; level: number },
    line: DocumentLine,
    text: string,
  ): void {
    if (level === 0 && !/^\s{2,}/.test(line.text)) {
      this.open = undefined;
      return;
    }
    const [, , stated] = priorities.exec(text) ?? [];
    if (stated !== undefined) {
      requirement.priority ||= stated;
      return;
    }
    if (/^(?:given|when|then|acceptance)\b/i.test(text)) requirement.criteria.push(text);
    else requirement.description += `${requirement.description === '' ? '' : '\n'}${text}`;
  }
}

/**
 * The numbered requirements of a document: lines, headings, items and table rows that begin with a number such as `R3`,
 * `FR-12` or `3.1`, and the items of numbered lists under a heading for requirements.
 *
 * @param text the document, Markdown
 * @returns each once, in order
 */
export function findRequirements(text: string): Requirement[] {
  return requirementsIn(documentLines(text));
}

/** Like {@link findRequirements}, for a document that is already split into lines. */
export function requirementsIn(lines: readonly DocumentLine[]): Requirement[] {
  const collector = new Collector();
  for (const line of lines) collector.read(line);
  return [...collector.found.values()];
}
