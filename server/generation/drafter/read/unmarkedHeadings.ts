import { cuesIn } from '../lexicon/cueIndex';
import { isDenial } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { headingSection } from './headingSection';
import { indentOf, type Line } from './lines';
import { goesOnWith } from './scenario';
import { isAssertion } from './sectionName';
import { wordsIn } from './wordsIn';

const fewestHeaded = 3;
const [longestHead, mostHeadWords] = [60, 8];
/** The same of a heading between empty lines, which may be a sentence without its full stop. */
const [longestApart, mostApartWords] = [80, 14];
/** How much longer the text is than its heading; the lines of verses and addresses are alike. */
const leastRatio = 1.3;
const listMark = /^\s*(?:[-*+–—•‣◦▪·①-⑳]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s*/iu;
const marked = /^\s*(?:#{1,6}\s|[-*+–—•>|]|\(?\d{1,3}[.)])/u;
const headingTag = /^(?:h[1-6]|title)$/u;
const sentenceEnd = /[.!?…。！？;,:：、]["'”’)\]]*$/u;
const begins = /^["'“„«¿¡(]?[\p{Lu}\p{Lo}\p{N}]/u;

/**
 * The lines that are headings without a mark: short ones directly above a text or list, if most paragraphs of the idea
 * begin with such a line; and several lines between empty ones, each above a text. None where other headings have marks,
 * and none that goes on in the next line.
 */
export function unmarkedHeadings(lines: readonly Line[], lexicon: Lexicon): ReadonlySet<Line> {
  const isText = (line: Line | undefined): line is Line => (line?.text.trim() ?? '') !== '';
  const isMarked = lines.some(
    ({ text, tag }) => headingTag.test(tag) || /^\s{0,3}#{1,6}\s/u.test(text),
  );
  const openings: { line: Line; next: Line | undefined; below: Line | undefined }[] = [];
  let below: Line | undefined;
  // From the end, since the next text may be far below.
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (!isText(line)) continue;
    if (!isText(lines[index - 1])) openings.push({ line, next: lines[index + 1], below });
    below = line;
  }
  const headed = openings.filter(
    ({ line, next }) =>
      isText(next) && line.speaker === undefined && isHeadOf(line.text, next.text, lexicon),
  );
  const areMost = headed.length >= fewestHeaded && 2 * headed.length > openings.length;
  const apart = openings.filter(
    ({ line, next, below }) =>
      !isText(next) &&
      line.speaker === undefined &&
      isShort(line.text, longestApart, mostApartWords, lexicon) &&
      !states(line.text, lexicon) &&
      isTextBelow(below?.text ?? ''),
  );
  const areSeveral = apart.length >= fewestHeaded;
  const found = [...(areMost ? headed : []), ...(areSeveral ? apart : [])];
  return new Set(isMarked ? [] : found.map(({ line }) => line));
}

/** Whether it says what somebody does or what is ruled out, and names no section: `Guests cannot book`, `No public map`. */
function states(line: string, lexicon: Lexicon): boolean {
  const isDenied = cuesIn(folded(line), lexicon).some(isDenial);
  return (
    (isDenied && headingSection(line, false, lexicon) === undefined) || isAssertion(line, lexicon)
  );
}

/** A sentence, an item or a row, rather than another line like a heading. */
const isTextBelow = (line: string): boolean =>
  sentenceEnd.test(line.trim()) || listMark.test(line) || /^\s*\|/u.test(line);

function isShort(line: string, longest: number, mostWords: number, lexicon: Lexicon): boolean {
  const text = line.trim();
  return (
    indentOf(line) === 0 &&
    begins.test(text) &&
    !marked.test(text) &&
    text.length <= longest &&
    wordsIn(text, lexicon) <= mostWords &&
    !sentenceEnd.test(text)
  );
}

function isHeadOf(line: string, next: string, lexicon: Lexicon): boolean {
  const [text, below] = [line.trim(), next.trim()];
  // Without capitals, only the words tell whether a sentence goes on.
  const hasCapitals = text.toLowerCase() !== text.toUpperCase();
  const isList = listMark.test(next);
  const goesOn =
    !begins.test(below) ||
    goesOnWith(text, next, lexicon) ||
    (!hasCapitals && isAssertion(text, lexicon));
  const isLike = isShort(line, longestHead, mostHeadWords, lexicon);
  return isLike && (isList || (!goesOn && below.length >= leastRatio * text.length));
}
