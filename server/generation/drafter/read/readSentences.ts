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
  const ends = [...text.matchAll(sentenceEnd)]
    .filter(({ index }) => !isEnclosed(span.start + index) && endsSentence(text, index, lexicon))
    .map(({ index, 0: mark }) => span.start + index + mark.length);
  return [...ends, span.end]
    .map((end, index) => trimmed(idea, { start: ends[index - 1] ?? span.start, end }))
    .filter(({ start, end }) => end > start);
}

/** Languages that write `the 3rd` with a full stop. */
const dottedOrdinals: ReadonlySet<string> = new Set(['de', 'pl']);

function endsSentence(text: string, stop: number, lexicon: Lexicon): boolean {
  const following = text.slice(stop + 1, stop + longestToken).replace(/^[^\p{L}\p{N}]+/u, '');
  if (/(?:…|\.\.)$/u.test(text.slice(Math.max(0, stop - 1), stop + 1)))
    return !/^\p{Ll}/u.test(following);
  if (text[stop] !== '.') return true;
  const head = text.slice(Math.max(0, stop - longestToken), stop);
  const [, before = '', token = ''] = /(?:([\p{L}\p{N}]+)\s)?([^\s(]*)$/u.exec(head) ?? [];
  const [word, led] = [token.toLowerCase(), before.toLowerCase()];
  const { beforeNumber, atEnd } = readingWords[lexicon.code];
  const isNewName = /^\p{Lu}/u.test(following);
  // `P. Grant`, `e.g.`, but `see p. 4`
  if (/^(?:\p{Lu}|(?:\p{L}\.)+\p{L})$/u.test(token) && !atEnd.includes(word)) return false;
  // `see no. 4`, `Grant no. may be blank`
  const [verb = ''] = /^\p{Ll}*/u.exec(following) ?? [];
  const { can, must, should } = lexicon.cues;
  if (beforeNumber.includes(word))
    return !/^\p{N}/u.test(following) && ![can, must, should].some((list) => list.includes(verb));
  if (atEnd.includes(word)) return isNewName;
  // `in under 200 ms.`, where `Ms.` is a title elsewhere
  if (lexicon.abbreviations.includes(word))
    return token === word && /^\p{N}/u.test(before) && isNewName;
  if (!/^\d{1,3}$/u.test(word)) return true;
  // `am 15. November`, `12. maja`, `ab dem 15. Tag`
  const [next = ''] = /^\p{L}*/u.exec(following.toLowerCase()) ?? [];
  const isLed = [lexicon.cues.determiner, lexicon.prepositions].some((list) => list.includes(led));
  const isOrdinal = dottedOrdinals.has(lexicon.code) && isLed && next !== '';
  return !isOrdinal && !lexicon.months.includes(next);
}
