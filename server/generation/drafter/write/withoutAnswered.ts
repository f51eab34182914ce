import { mostQuestions } from '../sort/askQuestions';
import type { Workbook } from '../sort/workbook';
import { questionText } from './openPoints';

/** A workbook without the questions that were answered, whose statements are no longer left open. */
export function withoutAnswered(workbook: Workbook): Workbook {
  const { answers, questions, statements } = workbook;
  if (answers.length === 0) return workbook;
  const isAnswered = (question: string) => answers.some((one) => one.startsWith(`${question} `));
  const closed = questions.filter((one) => isAnswered(questionText(workbook, one)));
  const settled = new Set(closed.flatMap(({ about }) => about));
  return {
    ...workbook,
    statements: statements.map((one) =>
      one.isUndecided && settled.has(one.id) ? { ...one, isUndecided: false } : one,
    ),
    questions: questions
      .filter((one) => !closed.includes(one))
      .slice(0, mostQuestions)
      .map((one, index) => ({ ...one, id: `Q${index + 1}` })),
  };
}
