import type { Statement, StatementKind, Workbook } from '../sort/workbook';
import { contradictionList, documentHead, listed, notesOf, questionList, wordsOf } from './parts';
import { fill, inLine, marked } from './quoted';

/** Writes the Product Requirement Document: every statement of the idea in its place, and beside them what is missing. */
export function writePrd(workbook: Workbook): string {
  const words = wordsOf(workbook);
  const { headings, none } = words;
  const ofKind = (kind: StatementKind) =>
    workbook.statements.filter((statement) => statement.kind === kind);
  const lines = (kind: StatementKind, empty: string) => {
    const statements = ofKind(kind);
    return statements.length === 0
      ? empty
      : statements.map((one) => statementLine(workbook, one)).join('\n');
  };
  const section = (heading: string, body: string) => (body === '' ? [] : [`## ${heading}`, body]);
  const { label } = workbook.type?.texts ?? { label: '' };
  const suggestions = workbook.suggestions.filter(
    ({ topic }) => topic === 'requirement' || topic === 'quality',
  );
  const risks = workbook.suggestions.filter(({ topic }) => topic === 'risk');
  return (
    [
      ...documentHead(workbook, words.prd),
      ...section(
        headings.summary,
        workbook.summary.map((text) => `> ${marked(text, words.marks)}`).join('\n'),
      ),
      ...section(headings.users, usersOf(workbook)),
      ...section(headings.goals, lines('G', none.goals)),
      ...section(headings.requirements, grouped(workbook, ofKind('R')) || none.requirements),
      ...section(headings.constraints, lines('C', none.constraints)),
      ...section(headings.exclusions, lines('N', none.exclusions)),
      ...section(headings.contradictions, contradictionList(workbook)),
      ...section(headings.background, lines('B', '')),
      ...section(headings.questions, questionList(workbook)),
      ...section(
        fill(headings.suggestions, { label }),
        listed(suggestions.map(({ id, text }) => `${id} ${text}`)),
      ),
      ...section(
        fill(headings.risks, { label }),
        listed(risks.map(({ id, text }) => `${id} ${text}`)),
      ),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

function statementLine(workbook: Workbook, statement: Statement): string {
  const { priorities } = wordsOf(workbook);
  const priority = statement.priority === undefined ? '' : `[${priorities[statement.priority]}] `;
  const notes = notesOf(workbook, statement);
  return `- ${statement.id} ${priority}${inLine(statement.text)}${notes === '' ? '' : ` — ${notes}`}`;
}

/** Requirements under the author's own headings, in the author's order. */
function grouped(workbook: Workbook, statements: readonly Statement[]): string {
  const { marks } = wordsOf(workbook);
  const parts: string[] = [];
  let heading: string | undefined;
  for (const statement of statements) {
    const line = statementLine(workbook, statement);
    if (parts.length === 0 || statement.heading !== heading) {
      if (statement.heading !== undefined) parts.push(`### ${marked(statement.heading, marks)}`);
      parts.push(line);
    } else parts.push(`${parts.pop() ?? ''}\n${line}`);
    heading = statement.heading;
  }
  return parts.join('\n\n');
}

function usersOf(workbook: Workbook): string {
  const { none, notes } = wordsOf(workbook);
  if (workbook.roles.length === 0) return none.users;
  const lines = workbook.roles.map((role) => {
    const own = workbook.statements.filter((statement) => statement.role?.id === role.id);
    const binding = own.filter(({ kind }) => kind !== 'B');
    const ids = (binding.length > 0 ? binding : own).map(({ id }) => id);
    const note =
      ids.length === 0 ? '' : ` — ${fill(notes.namedIn, { ids: ids.slice(0, 12).join(', ') })}`;
    return `${role.id} ${inLine(role.text)}${note}`;
  });
  return listed(lines);
}
