import { useMemo } from 'react';

/** The length of the beginning that determines the direction of a longer text. */
const sampleLength = 4000;
/**
 * The share of letters that makes a text right-to-left; it is low, because such a text may contain many Latin names and
 * ids.
 */
const rightToLeftThreshold = 1 / 3;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const ids = /\b[A-Z]{1,6}[-.]?\d+(?:\.\d+)*\b/g;

/**
 * The direction of a text, by the script of its letters. `dir="auto"` would use the first letter only, which in a
 * requirements document is often that of an id such as `R1`.
 *
 * @returns `undefined` for a text without letters
 */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.slice(0, sampleLength).replace(ids, '').match(/\p{L}/gu);
  if (letters === null) return undefined;
  const share = letters.filter((letter) => rightToLeft.test(letter)).length / letters.length;
  return share >= rightToLeftThreshold ? 'rtl' : 'ltr';
}

/** The direction of a growing text, recomputed only while the part that determines it changes. */
export function useTextDirection(text: string): 'ltr' | 'rtl' | undefined {
  const beginning = text.slice(0, sampleLength);
  return useMemo(() => textDirection(beginning), [beginning]);
}
