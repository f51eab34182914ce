import type { Statement, StatementKind, Workbook } from '../sort/workbook';
import { documentHead } from './documentHead';
import { wordsOf } from './documentWordsOf';
import { listed, section } from './markdown';
import { contradictionTable, questionList } from './openPoints';
import { userList } from './people';
import { marked } from './quoted';
import { statementLine } from './statementLine';
import { suggestionSection } from './suggestionSection';

/** Writes the Product Requirement Document: every statement of the idea in its place, and beside them what is missing. */
export function writePrd(workbook: Workbook): string {
  const words = wordsOf(workbook);
  const { headings, none } = words;
  const ofKind = (kind: StatementKind) => workbook.statements.filter((one) => one.kind === kind);
  const lines = (kind: StatementKind) =>
    listed(ofKind(kind).map((one) => statementLine(workbook, one)));
  const summary = workbook.summary.map((text) => `> ${marked(text, words.marks)}`).join('\n');
  return (
    [
      ...documentHead(workbook, words.prd),
      ...section(headings.summary, summary),
      ...section(headings.users, userList(workbook)),
      ...section(headings.goals, lines('G') || none.goals),
      ...section(headings.requirements, grouped(workbook, ofKind('R')) || none.requirements),
      ...section(headings.constraints, lines('C') || none.constraints),
      ...section(headings.exclusions, lines('N') || none.exclusions),
      ...section(headings.contradictions, contradictionTable(workbook)),
      ...section(headings.background, lines('B')),
      ...section(headings.questions, questionList(workbook)),
      ...suggestionSection(
        workbook,
        headings.suggestions,
        ({ topic }, isAsked) => topic !== 'risk' && (topic !== 'entity' || isAsked),
      ),
      ...suggestionSection(workbook, headings.risks, ({ topic }) => topic === 'risk'),
      '---',
      words.connect,
    ].join('\n\n') + '\n'
  );
}

/** Requirements under the author's own headings, in the author's order. */
function grouped(workbook: Workbook, statements: readonly Statement[]): string {
  const { marks } = wordsOf(workbook);
  const parts: string[] = [];
  let heading: string | undefined;
  for (const statement of statements) {
    const line = `- ${statementLine(workbook, statement)}`;
    if (parts.length === 0 || statement.heading !== heading) {
      if (statement.heading !== undefined) parts.push(`### ${marked(statement.heading, marks)}`);
      parts.push(line);
    } else parts.push(`${parts.pop() ?? ''}\n${line}`);
    heading = statement.heading;
  }
  return parts.join('\n\n');
}
