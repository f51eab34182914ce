import type { Question, Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { listed, table } from './markdown';
import { fill, marked } from './quoted';

/** The open questions, each with what it is about. */
export function questionList(workbook: Workbook): string {
  return listed(
    workbook.questions.map(
      (question) =>
        `${question.id} [${question.about.join(', ')}] ${questionText(workbook, question)}`,
    ),
  );
}

function questionText(workbook: Workbook, { about, ask }: Question): string {
  const { marks, questions } = wordsOf(workbook);
  if (ask.kind === 'typical') return ask.text;
  const quotes =
    ask.kind === 'contradiction'
      ? { one: marked(ask.one, marks), other: marked(ask.other, marks) }
      : 'quote' in ask
        ? { quote: marked(ask.quote, marks) }
        : {};
  const statement = workbook.statements.find(({ id }) => about.includes(id));
  const where = statement === undefined ? {} : { where: marked(statement.text, marks) };
  return fill(questions[ask.kind], { ...where, ...quotes });
}

/** The contradictions, the two sides beside each other. */
export function contradictionTable(workbook: Workbook): string {
  const { headings, notes, marks } = wordsOf(workbook);
  return table(
    [headings.contradictions, notes.sideA, notes.sideB],
    workbook.contradictions.map(({ id, sides, topic }) => [
      `${id} ${topic || notes.excludedYetAsked}`,
      ...sides.map((side) => `${marked(side.text, marks)} (${side.id})`),
    ]),
  );
}
