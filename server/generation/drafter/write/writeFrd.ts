import { lexicons } from '../lexicon/lexicons';
import { sectionOf } from '../read/sectionName';
import { quote } from '../read/span';
import type { StatedList, Statement, StatementKind, Workbook } from '../sort/workbook';
import { fieldRows } from '../sort/fieldRows';
import { acceptanceOf } from './acceptance';
import { documentHead, type ListTitles } from './documentHead';
import { wordsOf } from './documentWordsOf';
import { houseRulesOf } from './houseRulesOf';
import { listedIn, shownThings } from './lists';
import { documentOf, section, table } from './markdown';
import { contradictionTable, questionList, suggestionSection } from './openPoints';
import { userList } from './people';
import { permissionsOf } from './permissions';
import { cuedClause } from './cuedClause';
import { asLine, fill, marked } from './quoted';
import { isOfValues } from './rowCheck';
import { columnNotes, linesOf, statementHeading, statementLine } from './statementLine';

/** An idea with fewer requirements also gets suggestions. */
const fewRequirements = 4;

/**
 * Writes the Functional Requirement Document: each requirement with its acceptance criteria, and everything else in the
 * idea that affects it, so that the reader needs no second document.
 *
 * @param listTitles gives a product without a name its title
 */
export function writeFrd(workbook: Workbook, listTitles?: ListTitles): string {
  const words = wordsOf(workbook);
  const { criteria: texts, headings, none } = words;
  const ofKind = (kind: StatementKind) => workbook.statements.filter((one) => one.kind === kind);
  const blocks = ofKind('R').map((one) => requirementBlock(workbook, one));
  const checked = (kind: StatementKind) =>
    ofKind(kind)
      .map((one) =>
        [`- ${statementLine(workbook, one)}`, ...criteria(workbook, one, '  - ')].join('\n'),
      )
      .join('\n');
  const lines = (kind: StatementKind) => linesOf(workbook, kind);
  // Alone, or before the numbers that it is about.
  const isOpen = blocks.some((one) => one.includes(` ${texts.open}`));
  const isFew = blocks.length < fewRequirements;
  return documentOf(
    [
      ...documentHead(workbook, words.frd, listTitles),
      ...section(headings.context, userList(workbook), lines('G'), lines('B')),
      ...section(headings.contradictions, contradictionTable(workbook)),
      ...section(
        headings.requirements,
        isOpen ? texts.legend : '',
        ...(blocks.length === 0 ? [none.requirements] : blocks),
      ),
      ...section(headings.permissions, ...permissionTables(workbook)),
      ...section(headings.constraints, checked('C')),
      ...section(headings.entities, dataTable(workbook)),
      ...section(headings.exclusions, checked('N')),
      ...section(headings.questions, questionList(workbook)),
      ...suggestionSection(
        workbook,
        headings.suggestions,
        (topic, isAsked) => topic === 'entity' || isAsked || (topic !== 'risk' && isFew),
      ),
      ...section(headings.houseRules, houseRulesOf(workbook)),
    ],
    words.connect,
  );
}

/** A requirement with the sentence that it is a part of, the questions about it, and its criteria. */
function requirementBlock(workbook: Workbook, one: Statement): string {
  const { notes } = wordsOf(workbook);
  const asked = workbook.questions.filter(({ about }) => about.includes(one.id));
  const ids = asked.map(({ id }) => id).join(', ');
  return [
    `### ${statementHeading(workbook, one)}`,
    // The criterion of a row of values names its columns.
    ...(isOfValues(one) && !fieldRows(workbook).has(one)
      ? []
      : columnNotes(one).map((columns) => `> ${columns}`)),
    headingOf(workbook, one),
    contextOf(workbook, one),
    ids && fill(notes.openIn, { ids }),
    criteria(workbook, one, '- ').join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** `- R3.1 …` */
function criteria(workbook: Workbook, one: Statement, mark: string): string[] {
  return acceptanceOf(workbook, one).map((text, index) => `${mark}${one.id}.${index + 1} ${text}`);
}

const longestContext = 240;
const shortestLead = 8;

/** The author's heading above a statement, unless it only names a kind of text. */
function headingOf(workbook: Workbook, { heading }: Statement): string {
  if (heading === undefined || sectionOf(heading, lexicons[workbook.language]) !== undefined)
    return '';
  return `> ${marked(heading, wordsOf(workbook).quotation)}`;
}

/** A statement with the words of its sentence before it. */
function contextOf(workbook: Workbook, { cells, sentence, span }: Statement): string {
  const { idea } = workbook;
  // The other cells of its row are no part of its sentence.
  if (cells.length > 0) return '';
  const start = sentence ?? span.start;
  const isLed = idea.slice(start, span.start).trim().length >= shortestLead;
  return isLed && span.end - start <= longestContext
    ? `> ${marked(quote(idea, { start, end: span.end }), wordsOf(workbook).quotation)}`
    : '';
}

/** Who may do what, as the idea’s own tables say. */
function permissionTables(workbook: Workbook): string[] {
  return permissionsOf(workbook, workbook.statements).map(({ heads, rows }) =>
    table(
      ['', ...heads.map((head) => (head ? asLine(head) : ''))],
      rows.map(({ statement: { id, text }, marks }) => [`${id} ${asLine(text)}`, ...marks]),
    ),
  );
}

/** The fields and states that the idea lists, each with its statements: lines below one are one list. */
function dataTable(workbook: Workbook): string {
  const words = wordsOf(workbook);
  const { headings, notes } = words;
  const wholes = new Map<unknown, { list: StatedList; ids: string[] }>();
  for (const one of workbook.statements.filter(({ kind }) => /[RC]/u.test(kind))) {
    for (const list of listedIn(workbook, one, cuedClause(workbook, one))) {
      if (list.use === 'each') continue;
      const key = list.whole ?? list;
      const { list: before, ids } = wholes.get(key) ?? { list: { ...list, things: [] }, ids: [] };
      const things = [...before.things, ...list.things];
      wholes.set(key, { list: { ...list, things }, ids: [...ids, one.id] });
    }
  }
  const rows = [...wholes.values()].map(({ list, ids }) => [
    `${list.use === 'entered' ? notes.entered : notes.states}: ${shownThings(list, words)}`,
    ids.join(words.comma),
  ]);
  return table([headings.entities, headings.requirements], rows);
}
