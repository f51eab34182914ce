/** The offline drafter recognises this heading in every language, and does not ask again what is answered below it. */
const heading = 'Answers to open questions:';
const item = /^- (.*\S)/gm;
const section = new RegExp(`^${heading}(?:\\r?\\n- [^\\r\\n]*)+`, 'gm');

/**
 * The idea followed by a list of answers to open questions, each with its question. Later answers join the list.
 *
 * @param idea the saved idea, perhaps with earlier answers
 * @param answered questions with their answers as typed; an empty answer is left out
 * @returns the idea itself if there is no answer
 */
export function ideaWithAnswers(
  idea: string,
  answered: readonly (readonly [question: string, answer: string])[],
): string {
  const lines = answered.flatMap(([question, answer]) =>
    answer.trim() === '' ? [] : [`- ${question} ${answer.trim().replaceAll(/\s+/g, ' ')}`],
  );
  if (lines.length === 0) return idea;
  const before = idea.trimEnd();
  const last = [...before.matchAll(section)].at(-1);
  const endsInList = last !== undefined && last.index + last[0].length === before.length;
  return endsInList
    ? [before, ...lines].join('\n')
    : `${before}\n\n${heading}\n${lines.join('\n')}`;
}

/** A question with its answer, and where it starts in the idea. */
export interface Answer {
  start: number;
  text: string;
}

/** The answers in an idea, in order. */
export function answersIn(idea: string): Answer[] {
  return [...idea.matchAll(section)].flatMap(({ index, 0: list }) =>
    [...list.matchAll(item)].map(({ index: at, 1: text = '' }) => ({
      start: index + at + '- '.length,
      text,
    })),
  );
}

/** An idea with spaces in place of its answers, so that all positions stay. */
export function withoutAnswers(idea: string): string {
  return idea.replaceAll(section, (list) => ' '.repeat(list.length));
}
