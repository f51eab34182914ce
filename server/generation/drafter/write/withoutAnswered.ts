import { answersIn } from '../../../../contract/ideaWithAnswers';
import type { Workbook } from '../sort/workbook';
import { questionText } from './openPoints';

/** A workbook without the questions that the idea answers, and in which nothing is left open that they ask about. */
export function withoutAnswered(workbook: Workbook): Workbook {
  const answers = answersIn(workbook.idea);
  if (answers === '') return workbook;
  const open = workbook.questions.filter((one) => !answers.includes(questionText(workbook, one)));
  return {
    ...workbook,
    statements: workbook.statements.map((one) =>
      one.isUndecided && answers.includes(one.text) ? { ...one, isUndecided: false } : one,
    ),
    questions: open.map((one, index) => ({ ...one, id: `Q${index + 1}` })),
  };
}
