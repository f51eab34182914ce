import type { Lexicon } from '../lexicon/lexicon';
import { trimmed } from './readBlocks';
import type { Span } from './span';

const sentenceEnd = /[.!?…]+["'”’)\]*_]*(?=\s)|[。！？｡؟]+[」』）)]?/gu;
const longestToken = 24;

/**
 * Cuts a span into sentences. A full stop after an abbreviation, an initial or a day of the month ends none.
 */
export function readSentences(idea: string, span: Span, lexicon: Lexicon): Span[] {
  const text = idea.slice(span.start, span.end);
  const sentences: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (!endsSentence(text, match.index, end, lexicon)) continue;
    sentences.push({ start: span.start + start, end: span.start + end });
    start = end;
  }
  sentences.push({ start: span.start + start, end: span.end });
  return sentences
    .map((sentence) => trimmed(idea, sentence))
    .filter(({ start, end }) => end > start);
}

function endsSentence(text: string, stop: number, end: number, lexicon: Lexicon): boolean {
  if (isInside(text, stop)) return false;
  if (text[stop] !== '.' || text[stop + 1] === '.') return true;
  const before = /[^\s(]*$/u.exec(text.slice(Math.max(0, stop - longestToken), stop))?.[0] ?? '';
  if (
    lexicon.abbreviations.includes(before.toLowerCase()) ||
    /^(?:(?:\p{L}\.)+\p{L}|\p{Lu}|p)$/u.test(before)
  )
    return false;
  // "am 15. November", "12. maja"
  const after = /^\s+(\p{L}*)/u.exec(text.slice(end, end + longestToken))?.[1]?.toLowerCase() ?? '';
  return !/^\d{1,2}$/u.test(before) || !lexicon.months.some((month) => month === after);
}

/** Whether a place lies inside of a bracket or quotation that began shortly before it. */
function isInside(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - 200), place);
  return [
    ['(', ')'],
    ['[', ']'],
    ['“', '”'],
    ['„', '“'],
    ['«', '»'],
    ['「', '」'],
    ['『', '』'],
  ].some(
    ([open = '', close = '']) =>
      before.lastIndexOf(open) > before.lastIndexOf(close) &&
      text.slice(place, place + 200).includes(close),
  );
}
