/**
 * The idea followed by the answers to open questions, each with its question.
 *
 * @param idea the saved idea
 * @param answered questions with their answers as typed; an empty answer is left out
 * @returns the idea itself if there is no answer
 */
export function ideaWithAnswers(
  idea: string,
  answered: readonly (readonly [question: string, answer: string])[],
): string {
  const lines = answered.flatMap(([question, answer]) =>
    answer.trim() === '' ? [] : [`${question} ${answer.trim()}`],
  );
  return lines.length === 0 ? idea : [idea, ...lines].join('\n\n');
}
