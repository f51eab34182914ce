import type { Lexicon } from '../lexicon/lexicon';
import { indentOf, type Line } from './lines';
import { goesOnWith } from './scenario';
import { isAssertion } from './sectionName';
import { wordsIn } from './wordsIn';

const fewestHeaded = 3;
const [longestHead, mostHeadWords] = [60, 8];
/** How much longer the text is than its heading; the lines of verses and addresses are alike. */
const leastRatio = 1.3;
const listMark = /^\s*(?:[-*+–—•‣◦▪·①-⑳]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s*/iu;
const marked = /^\s*(?:#{1,6}\s|[-*+–—•>|]|\(?\d{1,3}[.)])/u;
const headingTag = /^(?:h[1-6]|title)$/u;
const sentenceEnd = /[.!?…。！？;,:：、]["'”’)\]]*$/u;
const begins = /^["'“„«¿¡(]?[\p{Lu}\p{Lo}\p{N}]/u;

/**
 * The lines that are headings without a mark: short ones directly above a text or list, if most paragraphs of the idea
 * begin with such a line. None where other headings have marks, and none that goes on in the next line.
 */
export function unmarkedHeadings(lines: readonly Line[], lexicon: Lexicon): ReadonlySet<Line> {
  const isText = (line: Line | undefined): line is Line => (line?.text.trim() ?? '') !== '';
  const isMarked = lines.some(
    ({ text, tag }) => headingTag.test(tag) || /^\s{0,3}#{1,6}\s/u.test(text),
  );
  const openings = lines.flatMap((line, index) =>
    isText(line) && !isText(lines[index - 1]) ? [{ line, next: lines[index + 1] }] : [],
  );
  const headed = openings.filter(
    ({ line, next }) =>
      isText(next) && line.speaker === undefined && isHeadOf(line.text, next.text, lexicon),
  );
  const areMost = headed.length >= fewestHeaded && 2 * headed.length > openings.length;
  return new Set(areMost && !isMarked ? headed.map(({ line }) => line) : []);
}

function isHeadOf(line: string, next: string, lexicon: Lexicon): boolean {
  const [text, below] = [line.trim(), next.trim()];
  const isShort =
    indentOf(line) === 0 &&
    begins.test(text) &&
    !marked.test(text) &&
    text.length <= longestHead &&
    wordsIn(text, lexicon) <= mostHeadWords &&
    !sentenceEnd.test(text);
  // Without capitals, only the words tell whether a sentence goes on.
  const hasCapitals = text.toLowerCase() !== text.toUpperCase();
  const isList = listMark.test(next);
  const goesOn =
    !begins.test(below) ||
    goesOnWith(text, next, lexicon) ||
    (!hasCapitals && isAssertion(text, lexicon));
  return isShort && (isList || (!goesOn && below.length >= leastRatio * text.length));
}
