import { lexicons } from '../lexicon/lexicons';
import { sectionOf } from '../read/sectionName';
import type { Statement, StatementKind, Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { listed, table } from './markdown';
import { grantMark } from './permissions';
import { valuesOf } from './rowCheck';
import { asLine, fill, inLine, marked } from './quoted';

const fewestCells = 3;

/** `R3 [Must] the quoted words — notes`. */
export function statementLine(workbook: Workbook, statement: Statement): string {
  return withNotes(workbook, statement, lineOf(statement), [
    ...columnNotes(statement),
    ...grantNotes(workbook, statement),
  ]);
}

/** The same as a heading, without what a table's other cells say. */
export function statementHeading(workbook: Workbook, statement: Statement): string {
  return withNotes(workbook, statement, lineOf(statement));
}

function withNotes(
  workbook: Workbook,
  statement: Statement,
  line: string,
  ofCells: readonly string[] = [],
): string {
  const { id, kind, priority, speaker } = statement;
  const { priorities } = wordsOf(workbook);
  const rank = priority === undefined || kind === 'B' ? '' : `[${priorities[priority]}] `;
  const notes = [
    // `Q:` and `A:` are not names.
    ...(speaker === undefined || speaker.length === 1 ? [] : [inLine(speaker)]),
    ...topicNote(workbook, statement),
    ...ofCells,
    ...labelNote(workbook, statement),
    ...linkNotes(workbook, statement),
    ...statusNotes(workbook, statement),
  ];
  return `${id} ${rank}${line}${notes.length === 0 ? '' : ` — ${notes.join('; ')}`}`;
}

/** A statement's text; of a table's row, its cells, but in one of who may do what only the first. */
function lineOf({ text, cells, grants }: Statement): string {
  return cells.length === 0 || grants.length > 0
    ? asLine(text)
    : cells.map((cell, at) => (at === 0 ? asLine : inLine)(cell.text) || '–').join(' · ');
}

/** The heads of the columns that a row's cells stand in; with these, if the row tells what a role may do. */
export function columnNotes(statement: Statement): string[] {
  const { cells, grants } = statement;
  const rights = valuesOf(statement);
  if (grants.length > 0) return rights.length === 0 ? [] : [rights.join(' · ')];
  const columns = cells.flatMap(({ column }) => (column === undefined ? [] : [inLine(column)]));
  return columns.length === 0 ? [] : [columns.join(' · ')];
}

/** Who may do what a row of a table tells: `Secretary ✓, Members –`. */
function grantNotes(workbook: Workbook, { grants, cells }: Statement): string[] {
  if (cells.length > 0) return [];
  const notes = grants.map((one) => `${inLine(one.role.text)} ${grantMark(one)}`);
  return notes.length === 0 ? [] : [notes.join(wordsOf(workbook).comma)];
}

/** All of a kind as a list. */
export function linesOf(workbook: Workbook, kind: StatementKind): string {
  return statementList(
    workbook,
    workbook.statements.filter((one) => one.kind === kind),
  );
}

/** Statements as a list, and as a table again where they are rows of one. */
export function statementList(workbook: Workbook, statements: readonly Statement[]): string {
  const runs: Statement[][] = [];
  for (const one of statements) {
    const run = runs.at(-1);
    if (run?.[0] && isRow(one) === isRow(run[0]) && one.table === run[0].table) run.push(one);
    else runs.push([one]);
  }
  return runs
    .map((run) =>
      run.length > 1 && run[0] && isRow(run[0])
        ? rowTable(workbook, run)
        : listed(run.map((one) => statementLine(workbook, one))),
    )
    .join('\n\n');
}

/** Whether it is a whole row of a table with heads, other than one of who may do what. */
const isRow = ({ cells, grants }: Statement): boolean =>
  grants.length === 0 && cells.length >= fewestCells;

/** Rows of one table; what the drafter notes stands behind the first cell. */
function rowTable(workbook: Workbook, rows: readonly Statement[]): string {
  return table(
    (rows[0]?.cells ?? []).map(({ column }) => (column === undefined ? '' : inLine(column))),
    rows.map((one) => [
      ...one.cells.map(({ text }, at) =>
        at === 0 ? withNotes(workbook, one, asLine(text) || '–') : inLine(text),
      ),
    ]),
  );
}

/** Struck out, undecided or contradicted. */
function statusNotes(workbook: Workbook, { id, isStruck, isUndecided }: Statement): string[] {
  const { notes } = wordsOf(workbook);
  const question = isUndecided && workbook.questions.find(({ about }) => about.includes(id));
  const clash = workbook.contradictions.find(({ sides }) => sides.some((side) => side.id === id));
  return [
    ...(isStruck ? [notes.struck] : []),
    ...(question ? [fill(notes.undecided, { id: question.id })] : []),
    ...(clash ? [fill(notes.conflict, { id: clash.id })] : []),
  ];
}

/** At the end of what stands before a statement on its line: `R3: `. */
const label = /(?:^|\s)([BCFGNQRSUX]-?\d{1,3}(?:\.\d{1,2})?)[:.)]?\s+$/u;

/** The author's own number, since the ids of the document look like it. */
function labelNote(workbook: Workbook, { span }: Statement): string[] {
  const { idea } = workbook;
  const before = idea.slice(idea.lastIndexOf('\n', span.start - 1) + 1, span.start);
  const [, own] = label.exec(before) ?? [];
  return own === undefined ? [] : [fill(wordsOf(workbook).notes.label, { label: `\`${own}\`` })];
}

const longestTopic = 80;

const headings = new WeakMap<Workbook, string | undefined>();

/** The heading above more than half of the statements, which explains nothing. */
function headingOfMost(workbook: Workbook): string | undefined {
  if (!headings.has(workbook)) {
    const counts = new Map<string, number>();
    for (const { heading = '' } of workbook.statements)
      counts.set(heading, (counts.get(heading) ?? 0) + 1);
    const half = workbook.statements.length / 2;
    headings.set(
      workbook,
      [...counts].find(([heading, count]) => heading !== '' && count > half)?.[0],
    );
  }
  return headings.get(workbook);
}

/**
 * What a statement of a conversation answers, or the heading above it, without which `6 hours` or `Only the code` says
 * nothing. Requirements stand under their headings, and a heading such as `Limits` has made them what they are.
 */
function topicNote(
  workbook: Workbook,
  { answers, heading, kind, cells, text }: Statement,
): string[] {
  const { notes, quotation } = wordsOf(workbook);
  const isShown = kind === 'R' || cells.length > 0 || text.startsWith(heading ?? ' ');
  const isOfMost = heading !== undefined && headingOfMost(workbook) === heading;
  const isKnown = heading && sectionOf(heading, lexicons[workbook.language]) !== undefined;
  const topic = answers ?? (isShown || isKnown || isOfMost ? undefined : heading);
  if (topic === undefined || topic.length > longestTopic) return [];
  return [fill(notes.answers, { question: marked(topic, quotation) })];
}

/** The reason for another statement, or what goes on from it. */
function linkNotes(workbook: Workbook, { link, follows }: Statement): string[] {
  const { notes } = wordsOf(workbook);
  if (follows === undefined || link === 'contrast') return [];
  return [fill(link === 'reason' ? notes.reasonFor : notes.continues, { id: follows })];
}
