import type { Lexicon } from '../lexicon/lexicon';
import { readingWords } from '../lexicon/readingWords';
import { trimmed, type Span } from './span';

/** The last punctuation mark of a sentence, with closing brackets and quotes. */
const sentenceEnd = /[.!?…][)"'”’“»\]*_]{0,4}(?=\s)|[。！？｡؟][」』）)]?/gu;
const longestToken = 24;

/**
 * Splits a span into sentences. A full stop after an abbreviation, an initial or a day of the month ends no sentence,
 * nor does one inside a quotation or bracket that continues.
 */
export function readSentences(
  idea: string,
  span: Span,
  lexicon: Lexicon,
  isEnclosed: (place: number) => boolean,
): Span[] {
  const text = idea.slice(span.start, span.end);
  const sentences: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    const following = text.slice(end, end + longestToken).trimStart();
    if (isEnclosed(span.start + match.index)) continue;
    if (!endsSentence(text, match.index, following, lexicon)) continue;
    sentences.push({ start: span.start + start, end: span.start + end });
    start = end;
  }
  sentences.push({ start: span.start + start, end: span.end });
  return sentences
    .map((sentence) => trimmed(idea, sentence))
    .filter(({ start: from, end }) => end > from);
}

/** Languages that write `the 3rd` with a full stop. */
const dottedOrdinals: ReadonlySet<string> = new Set(['de', 'pl']);

function endsSentence(text: string, stop: number, following: string, lexicon: Lexicon): boolean {
  const isEllipsis = text[stop] === '…' || (text[stop] === '.' && text[stop - 1] === '.');
  if (isEllipsis) return !/^\p{Ll}/u.test(following);
  if (text[stop] !== '.') return true;
  const head = text.slice(Math.max(0, stop - longestToken), stop);
  const [token = ''] = /[^\s(]*$/u.exec(head) ?? [];
  // `P. Grant`, but `see p. 4`
  if (/^\p{Lu}$/u.test(token)) return false;
  const word = token.toLowerCase();
  const { beforeNumber, atEnd } = readingWords[lexicon.code];
  if (beforeNumber.includes(word)) return !/^\p{N}/u.test(following);
  if (atEnd.includes(word)) return /^\p{Lu}/u.test(following);
  const [, before = ''] = /([\p{L}\p{N}]+)\s$/u.exec(head.slice(0, -token.length)) ?? [];
  // `in under 200 ms.`, where `Ms.` is a title elsewhere
  if (lexicon.abbreviations.includes(word))
    return token === word && /^\p{N}/u.test(before) && /^\p{Lu}/u.test(following);
  if (/^(?:(?:\p{L}\.)+\p{L}|p)$/u.test(token)) return false;
  // `am 15. November`, `12. maja`
  const [next = ''] = /^\p{L}*/u.exec(following.toLowerCase()) ?? [];
  if (/^\d{1,2}$/u.test(word) && lexicon.months.includes(next)) return false;
  // `ab dem 15. Tag`
  const { cues, prepositions } = lexicon;
  const isLed = [cues.determiner, prepositions].some((list) => list.includes(before.toLowerCase()));
  return !(dottedOrdinals.has(lexicon.code) && isLed && /^\d{1,3}$/u.test(word) && next !== '');
}
