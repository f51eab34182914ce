import { folded } from '../lexicon/phraseIndex';
import type { Statement, StatementKind, Workbook } from '../sort/workbook';
import { documentHead, type ListTitles } from './documentHead';
import { wordsOf } from './documentWordsOf';
import { documentOf, section } from './markdown';
import { contradictionTable, questionList, suggestionSection } from './openPoints';
import { userList } from './people';
import { likelySummary } from './likelySummary';
import { marked } from './quoted';
import { linesOf, statementList } from './statementLine';

/**
 * Writes the Product Requirement Document: every statement of the idea under its kind, and what is missing.
 *
 * @param listTitles gives a product without a name its title
 */
export function writePrd(workbook: Workbook, listTitles?: ListTitles): string {
  const words = wordsOf(workbook);
  const { headings, none } = words;
  const lines = (kind: StatementKind) => linesOf(workbook, kind);
  const head = documentHead(workbook, words.prd, listTitles);
  return documentOf(
    [
      ...head,
      ...section(headings.summary, summaryOf(workbook, head[0] ?? '')),
      ...section(headings.users, userList(workbook)),
      ...section(headings.goals, lines('G') || withoutGoal(workbook)),
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
    ],
    words.connect,
  );
}

/** Lines as one block of quotations. */
const quotes = (lines: readonly string[]): string => lines.map((one) => `> ${one}`).join('\n>\n');

/** An idea with fewer requirements needs none of them in its summary. */
const manyRequirements = 4;

/** What the product is, as far as neither the title nor one of a few requirements says it anyway. */
function summaryOf(workbook: Workbook, title: string): string {
  const { quotation } = wordsOf(workbook);
  const requirements = workbook.statements.filter(({ kind }) => kind === 'R');
  const told = requirements.length < manyRequirements ? requirements : [];
  const isTold = (one: string) =>
    folded(title).endsWith(one) || told.some(({ text }) => folded(text) === one);
  const own = likelySummary(workbook).filter((one) => !isTold(folded(one)));
  return quotes(own.map((text) => marked(text, quotation)));
}

/** States that there is no goal, and quotes the statements that may say why the product is wanted. */
function withoutGoal({ purposes, statements, ...workbook }: Workbook): string {
  const { none, quotation } = wordsOf(workbook);
  const told = statements.filter(({ id }) => purposes.includes(id));
  const reasons = told.map(({ id, text }) => `${marked(text, quotation)} (${id})`);
  return reasons.length === 0 ? none.goals : `${none.perhapsGoals}\n\n${quotes(reasons)}`;
}

/** Requirements under the author's own headings, in the author's order. */
function grouped(workbook: Workbook): string {
  const { headings, quotation } = wordsOf(workbook);
  const groups: Statement[][] = [];
  for (const one of workbook.statements.filter(({ kind }) => kind === 'R')) {
    const group = groups.at(-1);
    if (group?.[0] && group[0].heading === one.heading) group.push(one);
    else groups.push([one]);
  }
  return groups
    .map((group, index) => {
      const heading = group[0]?.heading;
      const list = statementList(workbook, group);
      if (heading === undefined && index === 0) return list;
      return `### ${heading === undefined ? headings.unheaded : marked(heading, quotation)}\n\n${list}`;
    })
    .join('\n\n');
}
