/** Length in code points, so that most emoji count as one. */
export const countCodePoints = (text: string): number => Array.from(text).length;
