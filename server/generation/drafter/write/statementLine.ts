import type { Statement, StatementKind, Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { listed } from './markdown';
import { asLine, fill, inLine, marked } from './quoted';

/** `R3 [Must] the quoted words`. */
export function statementText(workbook: Workbook, { id, kind, priority, text }: Statement): string {
  const rank =
    priority === undefined || kind === 'B' ? '' : `[${wordsOf(workbook).priorities[priority]}] `;
  return `${id} ${rank}${asLine(text)}`;
}

/** The same with its notes. */
export function statementLine(workbook: Workbook, statement: Statement): string {
  const { speaker } = statement;
  const notes = [
    // `Q:` and `A:` are not names.
    ...(speaker === undefined || speaker.length === 1 ? [] : [inLine(speaker)]),
    ...linkNotes(workbook, statement),
    ...statusNotes(workbook, statement),
  ];
  return statementText(workbook, statement) + (notes.length === 0 ? '' : ` — ${notes.join('; ')}`);
}

/** All of a kind as a list. */
export function linesOf(workbook: Workbook, kind: StatementKind): string {
  const own = workbook.statements.filter((one) => one.kind === kind);
  return listed(own.map((one) => statementLine(workbook, one)));
}

/** Struck out, undecided or contradicted. */
export function statusNotes(workbook: Workbook, statement: Statement): string[] {
  const { notes } = wordsOf(workbook);
  const { id, isStruck, isUndecided } = statement;
  const question = isUndecided && workbook.questions.find(({ about }) => about.includes(id));
  const clash = workbook.contradictions.find(({ sides }) => sides.some((side) => side.id === id));
  return [
    ...(isStruck ? [notes.struck] : []),
    ...(question ? [fill(notes.undecided, { id: question.id })] : []),
    ...(clash ? [fill(notes.conflict, { id: clash.id })] : []),
  ];
}

/** The reason for another statement, or what goes on from it. */
function linkNotes(workbook: Workbook, { link, follows }: Statement): string[] {
  const { notes, quotation } = wordsOf(workbook);
  if (follows === undefined) return [];
  if (link === 'reason') return [fill(notes.reasonFor, { id: follows })];
  if (link === 'contrast') return [];
  const lead = workbook.statements.find(({ id }) => id === follows);
  return lead ? [fill(notes.continues, { id: follows, quote: marked(lead.text, quotation) })] : [];
}
