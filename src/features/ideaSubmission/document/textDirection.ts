import { useMemo } from 'react';

/** Longer texts are judged by their beginning. */
const judged = 4000;
/** The share of right-to-left letters that suffices: such a text may be full of Latin names and ids. */
const enough = 1 / 3;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const ids = /\b[A-Z]{1,6}[-.]?\d+(?:\.\d+)*\b/g;

/**
 * The direction of a text, by the script of its letters. `dir="auto"` would use the first letter only, which in a
 * requirements document is often that of an id such as `R1`.
 *
 * @returns `undefined` for a text without letters
 */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.slice(0, judged).replace(ids, '').match(/\p{L}/gu);
  if (letters === null) return undefined;
  const share = letters.filter((letter) => rightToLeft.test(letter)).length / letters.length;
  return share >= enough ? 'rtl' : 'ltr';
}

/** The direction of a text that may grow, judged anew only while the part that decides it changes. */
export function useTextDirection(text: string): 'ltr' | 'rtl' | undefined {
  const beginning = text.slice(0, judged);
  return useMemo(() => textDirection(beginning), [beginning]);
}
