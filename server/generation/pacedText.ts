import { setTimeout as sleep } from 'node:timers/promises';

/** How fast a text comes. */
export interface Pace {
  charactersPerSecond: number;
  /** Pause between two pieces, in milliseconds. */
  interval: number;
}

/** Fast, and yet one can watch the text grow. */
export const readablePace: Pace = { charactersPerSecond: 1500, interval: 30 };

/** After a pause the rest comes faster, but in pieces of no more than this many seconds' worth. */
const catchUp = 0.25;

/** A longer run without a space, as in Chinese or in encoded data, is cut. */
const longestWord = 40;

/**
 * Gives a text in runs of whole words, at a pace. The pace follows the clock, so that late timers and a
 * reader who pauses do not slow the rest down; nothing is done while nobody reads.
 */
export async function* pacedText(
  text: string,
  { charactersPerSecond, interval }: Pace,
): AsyncGenerator<string, void, undefined> {
  const begun = performance.now();
  const perMillisecond = charactersPerSecond / 1000;
  const longestPiece = charactersPerSecond * catchUp;
  let given = 0;
  while (given < text.length) {
    const due = Math.min((performance.now() - begun) * perMillisecond, given + longestPiece);
    const end = wordEnd(text, Math.floor(Math.max(given + 1, due)));
    yield text.slice(given, end);
    given = end;
    const early = given / perMillisecond - (performance.now() - begun);
    if (given < text.length) await sleep(Math.max(interval, early));
  }
}

/** The end of the word, with the space after it, in which a position lies. */
function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const ahead = /\s+/.exec(text.slice(position, position + longestWord));
  if (ahead !== null) return position + ahead.index + ahead[0].length;
  const end = Math.min(position + longestWord, text.length);
  const splitsPair = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return splitsPair ? end + 1 : end;
}
