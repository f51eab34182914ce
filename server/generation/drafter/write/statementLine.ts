import type { Statement, Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { fill, inLine, marked } from './quoted';

/** `R3 [Must] the quoted words`. */
export function statementText(workbook: Workbook, { id, priority, text }: Statement): string {
  const rank = priority === undefined ? '' : `[${wordsOf(workbook).priorities[priority]}] `;
  return `${id} ${rank}${inLine(text)}`;
}

/** The same with what is said of it beside its words. */
export function statementLine(workbook: Workbook, statement: Statement): string {
  const notes = [...linkNotes(workbook, statement), ...statusNotes(workbook, statement)];
  return statementText(workbook, statement) + (notes.length === 0 ? '' : ` — ${notes.join('; ')}`);
}

/** Struck out, undecided or contradicted. */
export function statusNotes(workbook: Workbook, statement: Statement): string[] {
  const { notes } = wordsOf(workbook);
  const { id, isStruck, isUndecided } = statement;
  const question = workbook.questions.find(({ about }) => about.includes(id));
  return [
    ...(isStruck ? [notes.struck] : []),
    ...(isUndecided && question !== undefined ? [fill(notes.undecided, { id: question.id })] : []),
    ...workbook.contradictions
      .filter(({ sides }) => sides.some((side) => side.id === id))
      .slice(0, 1)
      .map((clash) => fill(notes.conflict, { id: clash.id })),
  ];
}

/** The reason for another statement, its purpose, or what goes on from it. */
function linkNotes(workbook: Workbook, { kind, link, follows }: Statement): string[] {
  const { notes, marks } = wordsOf(workbook);
  if (follows === undefined) return [];
  if (link === 'reason') return [fill(notes.reasonFor, { id: follows })];
  if (link === 'purpose' && kind === 'G') return [fill(notes.purposeOf, { id: follows })];
  if (link !== 'continuation') return [];
  const lead = workbook.statements.find(({ id }) => id === follows);
  return lead === undefined
    ? []
    : [fill(notes.continues, { id: follows, quote: marked(lead.text, marks) })];
}
