import type { Quote } from '../read/span';
import type { Statement, StatementKind, Workbook } from '../sort/workbook';
import { acceptanceOf, checksOf } from './acceptance';
import { actorOf } from './actorOf';
import { cuedClause } from './cuedClause';
import { dataTable } from './dataTable';
import { documentHead } from './documentHead';
import { wordsOf } from './documentWordsOf';
import { section, table } from './markdown';
import { contradictionTable, questionList } from './openPoints';
import { permissionTable, userList } from './people';
import { fill, inLine, marked } from './quoted';
import { relationsOf } from './relations';
import { linesOf, statementLine, statementText, statusNotes } from './statementLine';
import { suggestionSection } from './suggestionSection';

/** An idea with fewer requirements also gets suggestions. */
const fewRequirements = 4;
/** A single number needs no table. */
const fewestNumbers = 2;

/**
 * Writes the Functional Requirement Document: each requirement with its acceptance criteria, and everything else in the
 * idea that affects it, so that the reader needs no second document.
 */
export function writeFrd(workbook: Workbook): string {
  const words = wordsOf(workbook);
  const { headings, none, notes } = words;
  const relations = relationsOf(workbook);
  const ofKind = (kind: StatementKind) => workbook.statements.filter((one) => one.kind === kind);
  const blocks = ofKind('R').map((one, index, all) =>
    requirementBlock(workbook, one, relations, all[index - 1]?.heading),
  );
  return (
    [
      ...documentHead(workbook, words.frd, notes.legend),
      ...section(
        headings.context,
        userList(workbook),
        withChecks(workbook, ofKind('G')),
        linesOf(workbook, 'B'),
      ),
      ...section(headings.contradictions, contradictionTable(workbook)),
      ...section(headings.requirements, ...(blocks.length === 0 ? [none.requirements] : blocks)),
      ...section(headings.permissions, permissionTable(workbook)),
      ...section(headings.constraints, withChecks(workbook, ofKind('C'))),
      ...section(headings.entities, dataTable(workbook)),
      ...section(headings.limits, limitTable(workbook)),
      ...section(headings.exclusions, linesOf(workbook, 'N')),
      ...section(headings.questions, questionList(workbook)),
      ...suggestionSection(
        workbook,
        `${headings.entities}: ${headings.suggestions}`,
        (topic) => topic === 'entity',
      ),
      ...suggestionSection(
        workbook,
        headings.suggestions,
        (topic, isAsked) =>
          topic !== 'entity' && (isAsked || (topic !== 'risk' && blocks.length < fewRequirements)),
      ),
      ...section(headings.houseRules, words.houseRules.join(' ')),
      '---',
      words.connect,
    ].join('\n\n') + '\n'
  );
}

function requirementBlock(
  workbook: Workbook,
  one: Statement,
  relations: ReturnType<typeof relationsOf>,
  headingBefore: Quote | undefined,
): string {
  const { notes, quotation } = wordsOf(workbook);
  const { heading, id } = one;
  const who = actorOf(cuedClause(workbook, one), one)?.text;
  const said = relations.saidWith(one);
  const context = relations.inContext(one);
  const facts = [
    who && fill(notes.who, { who: inLine(who) }),
    heading &&
      heading !== headingBefore &&
      fill(notes.under, { heading: marked(heading, quotation) }),
    ...said.map((other) => {
      const quote = marked(other.text, quotation);
      return fill(other.link === 'reason' ? notes.why : notes.alsoSaid, { quote, id: other.id });
    }),
    ...statusNotes(workbook, one),
    openIn(workbook, one),
  ];
  return [
    `### ${statementText(workbook, one)}`,
    context && `> ${marked(context, quotation)}`,
    facts.filter(Boolean).join(' · '),
    numbered(id, '- ', acceptanceOf(workbook, one)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The questions about a requirement, but the one that its status names. */
function openIn(workbook: Workbook, { id, isUndecided }: Statement): string | undefined {
  const asked = workbook.questions.filter(
    ({ about, ask }) => about.includes(id) && !(isUndecided && ask.kind === 'undecided'),
  );
  const ids = asked.map((question) => question.id).join(', ');
  return ids === '' ? undefined : fill(wordsOf(workbook).notes.openIn, { ids });
}

/** Every number of the requirements and constraints, for the person who configures the product. */
function limitTable(workbook: Workbook): string {
  const { headings, notes } = wordsOf(workbook);
  const rows = workbook.statements
    .filter(({ kind, quantities }) => /[RC]/u.test(kind) && quantities.length > 0)
    .flatMap((one) => {
      const checks = checksOf(workbook, one);
      return one.quantities.map(({ phrase, text }) => {
        const [whole, number] = [inLine(phrase), inLine(text)];
        // `reminder after 14 days` says when, `after 14 days` is tested.
        const own = checks.findIndex((line) => opening(line, whole) || opening(line, number));
        const check = own < 0 ? checks.findIndex((line) => line.includes(number)) : own;
        return [whole, check < 0 ? one.id : `${one.id}.${check + 1}`];
      });
    });
  return rows.length < fewestNumbers ? '' : table([notes.number, headings.requirements], rows);
}

/** Whether a criterion begins with a quotation of this. */
function opening(line: string, quoted: string): boolean {
  const start = line.slice(line.search(/[“„«「]/u) + 1).trimStart();
  return start.startsWith(quoted) && !/^\p{N}/u.test(start.slice(quoted.length));
}

/** Each statement with its criteria. */
function withChecks(workbook: Workbook, statements: readonly Statement[]): string {
  const lines = statements.map((one) =>
    [`- ${statementLine(workbook, one)}`, numbered(one.id, '  - ', checksOf(workbook, one))]
      .filter(Boolean)
      .join('\n'),
  );
  return lines.join('\n');
}

/** `- R3.1 …` */
function numbered(id: string, mark: string, checks: readonly string[]): string {
  return checks.map((text, index) => `${mark}${id}.${index + 1} ${text}`).join('\n');
}
