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
    if (isEnclosed(span.start + match.index)) {
      // `“Your bike is ready.” They ring.`, but not `“Ready.” and rings`.
      const isClosed = match[0].length > 1 && !isEnclosed(span.start + end - 1);
      if (!isClosed || !/^\p{Lu}/u.test(following)) continue;
    } else if (!endsSentence(text, match.index, following, lexicon)) continue;
    sentences.push({ start: span.start + start, end: span.start + end });
    start = end;
  }
  sentences.push({ start: span.start + start, end: span.end });
  return sentences
    .map((sentence) => trimmed(idea, sentence))
    .filter(({ start: from, end }) => end > from);
}

const unitAbbreviation = /^(?:ms|mins?|secs?|hrs?|std|sek|max|kg|km)$/u;

/** Languages that write `the 3rd` with a full stop. */
const dottedOrdinals: ReadonlySet<string> = new Set(['de', 'pl']);

/** `ab dem 15. Tag`: a number behind an article or a preposition, before a noun. */
function isOrdinal(head: string, token: string, following: string, lexicon: Lexicon): boolean {
  const [, before = ''] = /(\p{L}+)\s$/u.exec(head.slice(0, -token.length).toLowerCase()) ?? [];
  const [next = ''] = /^\p{L}+/u.exec(following) ?? [];
  const isNoun = next !== '' && !lexicon.stopWords.includes(next.toLowerCase());
  const isLed = lexicon.cues.determiner.includes(before) || lexicon.prepositions.includes(before);
  return /^\d{1,3}$/u.test(token) && isNoun && isLed;
}

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
  // `in under 200 ms.`, where `Ms.` is a title elsewhere
  if (
    unitAbbreviation.test(word) &&
    /\p{N}\s$/u.test(head.slice(0, -token.length)) &&
    /^\p{Lu}/u.test(following)
  )
    return true;
  if (lexicon.abbreviations.includes(word) || /^(?:(?:\p{L}\.)+\p{L}|p)$/u.test(token))
    return false;
  // `am 15. November`, `12. maja`
  const [next = ''] = /^\p{L}*/u.exec(following.toLowerCase()) ?? [];
  if (/^\d{1,2}$/u.test(word) && lexicon.months.includes(next)) return false;
  return !(dottedOrdinals.has(lexicon.code) && isOrdinal(head, token, following, lexicon));
}
