import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { withoutStart, type Line } from './lines';

/** A part of an e-mail that does not belong to the idea. */
export type LetterPart = 'subject' | 'header' | 'greeting' | 'closing';

/** How many of the first and last non-empty lines can be such parts. */
const [firstLines, lastLines] = [8, 6];
const [longestGreeting, longestClosing] = [80, 60];
const header = /^[\s>*_]*(\p{L}[\p{L}-]{0,15})[*_]*\s?[:：][*_]*(?=\s*\S)/u;
const names = /^[\s,!.–-]*(?:i?\p{Lu}[^\s,!?]*\s?){0,3}[.!,]?$/u;

/**
 * Finds the lines around an idea in an e-mail: `Subject: …`, `Hi team,`, `Best, Anna`.
 *
 * @returns the lines, with a greeting before other words as a line of its own, and the part that each line is
 */
export function readLetter(
  lines: readonly Line[],
  lexicon: Lexicon,
): { lines: Line[]; parts: ReadonlyMap<Line, LetterPart> } {
  const { greetings, closings, mailHeaders } = readingWords[lexicon.code];
  const parts = new Map<Line, LetterPart>();
  const written = lines.filter(({ text }) => text.trim() !== '');
  const opening = new Set(written.slice(0, firstLines));
  const headers = [...opening].flatMap((line) => {
    const place = mailHeaders.indexOf(folded(header.exec(line.text)?.[1] ?? ''));
    return place < 0 ? [] : [{ line, isSubject: place === 0 }];
  });
  for (const { line, isSubject } of headers)
    if (isSubject || headers.length > 1) parts.set(line, isSubject ? 'subject' : 'header');
  const split = lines.flatMap((line) => {
    const length = opening.has(line) ? greetingLength(line.text, greetings) : 0;
    if (length === 0) return [line];
    const greeting = { ...line, end: line.start + length, text: line.text.slice(0, length) };
    parts.set(greeting, 'greeting');
    return [greeting, withoutStart(line, length)];
  });
  const last = written.slice(Math.max(1, written.length - lastLines));
  const from = last.findIndex(({ text }) => isClosing(text, closings));
  const end = last.slice(from < 0 ? last.length : from);
  // Only a name, a number or the like follows.
  if (
    end.slice(1).every(({ text }) => /^\s*[^\s#|>•*-](?:[^.!?]|[.!?](?!\s*\S)){0,40}$/u.test(text))
  )
    for (const line of end) parts.set(line, 'closing');
  return { lines: split, parts };
}

/** Length of a greeting that ends with a comma or exclamation mark: `Hi all, `. */
function greetingLength(text: string, greetings: readonly string[]): number {
  const [whole = '', words = ''] =
    /^\s*((?:[\p{L}.'-]+\s){0,6}[\p{L}.'-]+)\s?[,!、。]+/u.exec(
      folded(text).slice(0, longestGreeting),
    ) ?? [];
  return greetings.some((one) => `${words.trim()} `.startsWith(`${one} `)) ? whole.length : 0;
}

/** `Best, Anna`, `Kind regards`, `Sent from my iPhone`. */
function isClosing(text: string, closings: readonly string[]): boolean {
  const line = text.slice(0, longestClosing + 1).trim();
  return closings.some((one) => folded(line).startsWith(one) && names.test(line.slice(one.length)));
}
