/** The offline drafter recognises this heading in every language, and does not ask again what is answered below it. */
const heading = 'Answers to open questions:';
const answers = new RegExp(`^${heading}(?:\\n- .*)+`, 'gm');

/**
 * The idea followed by a list of answers to open questions, each with its question.
 *
 * @param idea the saved idea, perhaps with earlier answers
 * @param answered questions with their answers as typed; an empty answer is left out
 * @returns the idea itself if there is no answer
 */
export function ideaWithAnswers(
  idea: string,
  answered: readonly (readonly [question: string, answer: string])[],
): string {
  const items = answered.flatMap(([question, answer]) =>
    answer.trim() === '' ? [] : [`- ${question} ${answer.trim().replaceAll(/\s+/g, ' ')}`],
  );
  return items.length === 0 ? idea : `${idea}\n\n${heading}\n${items.join('\n')}`;
}

/** Whether a line is the heading above answers. */
export function isAnswersHeading(line: string): boolean {
  return line.trim() === heading;
}

/** The questions and answers in an idea, an item per line; empty if there are none. */
export function answersIn(idea: string): string {
  return (idea.replaceAll(/\r\n?/g, '\n').match(answers) ?? []).join('\n');
}
