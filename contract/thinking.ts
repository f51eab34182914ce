const opening = /^\s*<think(?:ing)?>/i;
const thinking = new RegExp(`${opening.source}[^]*?</think(?:ing)?>`, 'i');

/** Whether a text begins with what a reasoning model thought before it answered, also if the thought never ends. */
export const startsWithThinking = (text: string): boolean => opening.test(text);

/**
 * The length of what a reasoning model thought before it answered: `<think>…</think>` or `<thinking>…</thinking>` at the
 * start of the text.
 *
 * @returns the offset of the answer; 0 if there is no thought, or it never ends
 */
export const lengthOfThinking = (text: string): number => thinking.exec(text)?.[0].length ?? 0;
