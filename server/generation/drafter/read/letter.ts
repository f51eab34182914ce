import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { withoutStart, type Line } from './lines';

/** A part of an e-mail that is no part of the idea in it. */
export type LetterPart = 'subject' | 'header' | 'greeting' | 'closing';

/** So many of the first and last lines with words may be such parts. */
const [firstLines, lastLines] = [8, 6];
const [longestGreeting, longestClosing] = [40, 60];
const header = /^[\s>*_]*(\p{L}[\p{L}-]{0,15})[*_]*\s?[:：][*_]*(?=\s*\S)/u;

/**
 * Finds the lines that stand around an idea in an e-mail: `Subject: …`, `Hi team,`, `Best, Anna`.
 *
 * @returns the lines, where a greeting before more words on its line is one of its own, and which of them are what
 */
export function readLetter(
  lines: readonly Line[],
  lexicon: Lexicon,
): { lines: Line[]; parts: ReadonlyMap<Line, LetterPart> } {
  const { greetings, closings, mailHeaders } = readingWords[lexicon.code];
  const parts = new Map<Line, LetterPart>();
  const split: Line[] = [];
  const written = lines.filter(({ text }) => text.trim() !== '');
  const opening = new Set(written.slice(0, firstLines));
  const nameOf = (line: Line | undefined): number =>
    mailHeaders.indexOf(folded(header.exec(line?.text ?? '')?.[1] ?? ''));
  for (const [index, line] of written.entries()) {
    if (index >= firstLines) break;
    const place = nameOf(line);
    if (place === 0) parts.set(line, 'subject');
    else if (
      place > 0 &&
      [written[index - 1], written[index + 1]].some((next) => nameOf(next) >= 0)
    )
      parts.set(line, 'header');
  }
  for (const line of lines) {
    const length = opening.has(line) ? greetingLength(line.text, greetings) : 0;
    if (length === 0) {
      split.push(line);
      continue;
    }
    const greeting = { ...line, end: line.start + length, text: line.text.slice(0, length) };
    parts.set(greeting, 'greeting');
    split.push(greeting, withoutStart(line, length));
  }
  const last = written.slice(Math.max(1, written.length - lastLines));
  const from = last.findIndex(
    (line, index) =>
      isClosing(line.text, closings) &&
      last
        .slice(index + 1)
        .every(({ text }) => /^\s*[^\s#|>•*-].{0,40}$/u.test(text) && !/[.!?]\s*\S/u.test(text)),
  );
  if (from !== -1) for (const line of last.slice(from)) parts.set(line, 'closing');
  return { lines: split, parts };
}

/** How long a greeting is that a comma or exclamation mark ends: `Hi all, `. */
function greetingLength(text: string, greetings: readonly string[]): number {
  const words = folded(text);
  const begin = words.length - words.trimStart().length;
  const first = greetings.find(
    (phrase) =>
      words.startsWith(phrase, begin) && !/[\p{L}-]/u.test(words.charAt(begin + phrase.length)),
  );
  if (first === undefined) return 0;
  const rest = /^(?:\s[\p{L}.'-]+){0,4}\s?[,!、。]+/u.exec(
    words.slice(begin + first.length, begin + longestGreeting),
  );
  return rest === null ? 0 : begin + first.length + rest[0].length;
}

/** `Best, Anna`, `Kind regards`, `Sent from my phone`. */
function isClosing(text: string, closings: readonly string[]): boolean {
  if (text.length > longestClosing) return false;
  const words = folded(text).trim();
  return closings.some((phrase) => {
    if (!words.startsWith(phrase)) return false;
    const rest = text.trim().slice(phrase.length);
    return phrase.split(' ').length > 2
      ? /^(?:[\s,!.]+\S+){0,4}[.!,]?$/u.test(rest)
      : /^[\s,!.–-]*(?:\p{Lu}[^\s,!?]*\s?){0,3}[.!,]?$/u.test(rest);
  });
}
