import type { ClauseCue } from '../lexicon/cueIndex';
import type { StatementKind, Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';
import { documentHead } from './documentHead';
import { wordsOf } from './documentWordsOf';
import { section } from './markdown';
import { contradictionTable, questionList } from './openPoints';
import { userList } from './people';
import { fill, marked } from './quoted';
import { linesOf, statementLine } from './statementLine';
import { suggestionSection } from './suggestionSection';

/** Writes the Product Requirement Document: every statement of the idea in its place, and beside them what is missing. */
export function writePrd(workbook: Workbook): string {
  const words = wordsOf(workbook);
  const { headings, none } = words;
  const lines = (kind: StatementKind) => linesOf(workbook, kind);
  const summary = workbook.summary
    .map((text) => `> ${marked(text, words.quotation)}`)
    .join('\n>\n');
  return (
    [
      ...documentHead(workbook, words.prd),
      ...section(headings.summary, summary),
      ...section(headings.users, userList(workbook)),
      ...section(headings.goals, lines('G') || goalsOpen(workbook)),
      ...section(headings.requirements, grouped(workbook) || none.requirements),
      ...section(headings.constraints, lines('C') || none.constraints),
      ...section(headings.exclusions, lines('N') || none.exclusions),
      ...section(headings.contradictions, contradictionTable(workbook)),
      ...section(headings.background, lines('B')),
      ...section(headings.questions, questionList(workbook)),
      ...suggestionSection(
        workbook,
        headings.suggestions,
        (topic, isAsked) => topic !== 'risk' && (topic !== 'entity' || isAsked),
      ),
      ...suggestionSection(workbook, headings.risks, (topic) => topic === 'risk'),
      '---',
      words.connect,
    ].join('\n\n') + '\n'
  );
}

const mostProblems = 3;

/** That no goal is stated, with the problems that one may answer. */
function goalsOpen(workbook: Workbook): string {
  const { comma, none, quotation } = wordsOf(workbook);
  const problems = workbook.statements
    .filter((one) => one.kind === 'B' && !one.isUndecided)
    .filter((one) => cuedClause(workbook, one).cues.some(({ name }) => complaining.has(name)))
    .slice(0, mostProblems)
    .map(({ id, text }) => `${marked(text, quotation)} (${id})`);
  const added = problems.length > 0 && fill(none.problems, { problems: problems.join(comma) });
  return [none.goals, added].filter(Boolean).join(' ');
}

const complaining: ReadonlySet<ClauseCue> = new Set(['problem', 'negation', 'never']);

/** Requirements under the author's own headings, in the author's order. */
function grouped(workbook: Workbook): string {
  const statements = workbook.statements.filter(({ kind }) => kind === 'R');
  const lines = statements.map((statement, index) => {
    const { heading } = statement;
    const line = `- ${statementLine(workbook, statement)}`;
    if (index > 0 && heading === statements[index - 1]?.heading) return line;
    return heading === undefined
      ? `\n${line}`
      : `\n### ${marked(heading, wordsOf(workbook).quotation)}\n\n${line}`;
  });
  return lines.join('\n').trim();
}
