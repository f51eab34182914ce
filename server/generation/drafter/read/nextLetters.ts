import type { Span } from './span';

const letter = /[\p{L}\p{M}\p{N}]/u;

/**
 * For each position of a text, the place of the next letter or digit in the idea, or its end. Looking for it at every
 * mark of `, , , ,` would take time that grows with the square of the length.
 *
 * @param text the text of the span
 */
export function nextLetters(text: string, { start, end }: Span): Int32Array {
  const places = new Int32Array(text.length);
  let next = end;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (letter.test(text.charAt(at))) next = start + at;
    places[at] = next;
  }
  return places;
}
