/**
 * Splits a text into lines, each with its line break. The joined lines are the text.
 *
 * @param text any text, such as a block of a document
 */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
