import { endsWithNumberOf } from '../lexicon/isNumberOf';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { trimmed, type Span } from './span';

/** The last punctuation mark of a sentence, with closing brackets and quotes. */
const sentenceEnd = /[.!?…][)"'”’“»\]*_]{0,4}(?=\s)|[。！？｡؟][」』）)]?/gu;
const [longestToken, longestMarker] = [24, 8];

/** A number or letter within running text that counts a point: `1. `, `(2) ` or `b) ` before a word. */
const pointMark = /(?<=^|\s)\(?(\d{1,2}(?=[.)])|[a-z](?=\)))[.)]\s+(?=[^\s\p{N}])/gu;
const firstMark = /(?:^|\s)\(?(?:1[.)]|a\))\s+$/u;
/** What a first point stands behind unless it is at the start: a mark that ends or announces something. */
const beforePoint = /[.!?:;,…–—-]/u;

/**
 * Splits a span into sentences and numbered points, without their numbers. A full stop after an abbreviation, an initial
 * or a day of the month ends no sentence, nor does one inside a quotation or bracket that continues.
 */
export function readSentences(
  idea: string,
  span: Span,
  lexicon: Lexicon,
  isEnclosed: (place: number) => boolean,
): Span[] {
  const text = idea.slice(span.start, span.end);
  const points = pointsIn(idea, span, lexicon, isEnclosed);
  const ends = [...text.matchAll(sentenceEnd)]
    .map(({ index, 0: mark }) => ({
      at: span.start + index,
      end: span.start + index + mark.length,
    }))
    .filter(
      ({ at }) => !isEnclosed(at) && !points.some(({ start, end }) => start <= at && at < end),
    )
    .filter(({ at }) => endsSentence(text, at - span.start, lexicon))
    .map(({ end }) => ({ start: end, end }));
  const borders = [...ends, ...points].sort((one, other) => one.start - other.start);
  return [...borders, { start: span.end, end: span.end }]
    .map(({ start }, index) =>
      trimmed(idea, { start: borders[index - 1]?.end ?? span.start, end: start }),
    )
    .filter(({ start, end }) => end > start);
}

/** The numbers or letters of points in running text that count from one, or go on from the marker before the span. */
function pointsIn(
  idea: string,
  span: Span,
  lexicon: Lexicon,
  isEnclosed: (place: number) => boolean,
): Span[] {
  const text = idea.slice(span.start, span.end);
  const before = idea.slice(Math.max(0, span.start - longestMarker), span.start);
  const first = firstMark.test(before) ? 2 : 1;
  const points: Span[] = [];
  for (const { index, 0: mark, 1: counter = '' } of text.matchAll(pointMark)) {
    const next = first + points.length;
    const isApart = next > 1 || beforePoint.test(text.slice(0, index).trimEnd().at(-1) ?? '.');
    const start = span.start + index;
    // `1. Mai und 2. Juni`
    const [word = ''] =
      /^\p{L}*/u.exec(
        folded(text.slice(index + mark.length, index + mark.length + longestToken)),
      ) ?? [];
    const isDate = lexicon.months.includes(word);
    if (placeOf(counter) === next && isApart && !isDate && !isEnclosed(start))
      points.push({ start, end: start + mark.length });
  }
  return points.length + first > 2 ? points : [];
}

/** The place of a point in its list: 2 for `2` and `b`. */
function placeOf(counter: string): number {
  const letter = 'abcdefghijklmnopqrstuvwxyz'.indexOf(counter);
  return letter === -1 ? Number(counter) : letter + 1;
}

/** Languages that write `the 3rd` with a full stop. */
const dottedOrdinals: ReadonlySet<string> = new Set(['de', 'pl']);

/** `z. B`, `p. ej`, `u. v. m` at the end of a text: one word, as `z.B` is. */
const spacedLetters = /(?<![\p{L}\p{N}])(?:\p{L}\.\s){1,2}\p{L}{1,2}$/u;

const neverLast = /^(?:incl|excl|inkl|exkl|zzgl|approx|ca)$/u;

function endsSentence(text: string, stop: number, lexicon: Lexicon): boolean {
  const following = text.slice(stop + 1, stop + longestToken).replace(/^[^\p{L}\p{N}]+/u, '');
  if (/(?:…|\.\.)$/u.test(text.slice(Math.max(0, stop - 1), stop + 1)))
    return !/^\p{Ll}/u.test(following);
  if (text[stop] !== '.') return true;
  const head = text
    .slice(Math.max(0, stop - longestToken), stop)
    .replace(spacedLetters, (letters) => letters.replace(/\s/gu, ''));
  const [, before = '', token = ''] = /(?:([\p{L}\p{N}]+)\s)?([^\s(]*)$/u.exec(head) ?? [];
  const [word, led] = [token.toLowerCase(), before.toLowerCase()];
  const { beforeNumber, atEnd } = readingWords[lexicon.code];
  const isNewName = /^\p{Lu}/u.test(following);
  // `€120,000 incl. VAT`
  if (neverLast.test(word) && following !== '') return false;
  const isSpaced = /^(?:\p{L}\.)*\p{L}$/u.test(token);
  if (isSpaced && /^\s\p{L}{1,2}\.(?!\p{L})/u.test(text.slice(stop + 1))) return false;
  // `P. Grant`, `e.g.`, but `see p. 4`
  if (/^(?:\p{Lu}|(?:\p{L}\.)+\p{L})$/u.test(token) && !atEnd.includes(word)) return false;
  // `does it need the job no. at issue`, `plot no. 17`
  if (endsWithNumberOf(folded(head), lexicon.code)) return isNewName;
  // `see no. 4`, `Grant no. may be blank`
  const [verb = ''] = /^\p{Ll}*/u.exec(following) ?? [];
  const { can, must, should } = lexicon.cues;
  if (beforeNumber.includes(word))
    return !/^\p{N}/u.test(following) && ![can, must, should].some((list) => list.includes(verb));
  if (atEnd.includes(word)) return isNewName;
  // `in under 200 ms.`, where `Ms.` is a title elsewhere
  if (lexicon.abbreviations.includes(word))
    return token === word && /^\p{N}/u.test(before) && isNewName;
  // `by 1 Sept. 2027`
  const isYear = /^(?:19|20)\d\d(?!\p{N})/u.test(following);
  if (lexicon.months.includes(word) && /\p{N}$/u.test(before) && isYear) return false;
  if (!/^\d{1,3}$/u.test(word)) return true;
  // `1. 2. 2026`
  const isDotted = dottedOrdinals.has(lexicon.code);
  if (isDotted && /^\p{N}/u.test(following)) return false;
  // `am 15. November`, `12. maja`, `ab dem 15. Tag`
  const [next = ''] = /^\p{L}*/u.exec(following.toLowerCase()) ?? [];
  const isLed = [lexicon.cues.determiner, lexicon.prepositions].some((list) => list.includes(led));
  const isOrdinal = isDotted && isLed && next !== '';
  return !isOrdinal && !lexicon.months.includes(next);
}
