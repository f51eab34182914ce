import { closings } from '../lexicon/closings';
import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { fence, type Line } from './lines';

/** Among so many lines with text, a letter begins or ends. */
const nearEnd = 8;
const [fewestHeaders, mostWords, mostCharacters] = [2, 6, 80];
const mostSigned = 4;
const forwarded =
  /^[\s>]*-{3,}\s*(?:begin\s)?(?:forwarded|original|weitergeleitete|ursprüngliche|message\stransféré|mensaje\sreenviado|mensagem\sencaminhada|messaggio\sinoltrato|doorgestuurd)[\p{L}\s]{0,30}-{3,}\s*$/iu;
const itemMark = /^[\s>]*(?:[-*+•–—]|\d{1,2}[.)])\s/u;
const postscript = /^\s*P\.?\s?P?\.?S\b/iu;

/**
 * The lines of a letter or mail that stand around its text: two or more headers, the salutation, the closing formula with
 * the signature below it.
 */
export function letterLines(lines: readonly Line[], lexicon: Lexicon): ReadonlySet<Line> {
  if (lines.some(({ text }) => fence.test(text))) return new Set();
  const written = lines.filter(({ text }) => text.trim() !== '');
  const [top, bottom] = [written.slice(0, nearEnd), written.slice(-nearEnd)];
  const headers = top.filter(({ text }) => isHeader(text, lexicon));
  const { greetings } = readingWords[lexicon.code];
  const greeting = top.filter(
    ({ text }) => isShort(text) && /[,!،]\s*$/u.test(text) && opensWith(text, greetings),
  );
  const closing = bottom.findIndex(
    ({ text }) => isShort(text) && closings[lexicon.code].includes(bare(text)),
  );
  const isLetter = headers.length >= fewestHeaders || greeting.length > 0;
  // A closing formula has a line above it.
  const behind = closing < 1 ? [] : bottom.slice(closing);
  const next = behind.findIndex(({ text }) => postscript.test(text));
  const signature = next === -1 ? behind : behind.slice(0, next);
  const says = (text: string) => cuesIn(folded(text), lexicon).some(isVerb);
  const isSigned =
    isLetter &&
    signature.length <= mostSigned &&
    signature.every(
      ({ text }, at) =>
        isShort(text) && !/[?:：]/u.test(text) && !itemMark.test(text) && (at === 0 || !says(text)),
    );
  return new Set([
    ...(headers.length >= fewestHeaders ? headers : []),
    ...written.filter(({ text }) => forwarded.test(text)),
    ...(isLetter ? greeting : []),
    ...(isSigned ? signature : []),
  ]);
}

/** A line in lower case, without what stands around its words. */
const bare = (text: string): string =>
  folded(text)
    .replace(/^[\s>*_–—-]+|[\s,.!،。*_–—-]+$/gu, '')
    .trim();

const isShort = (text: string): boolean =>
  text.length <= mostCharacters && bare(text).split(/\s+/u).length <= mostWords;

const opensWith = (text: string, words: readonly string[]): boolean =>
  words.some((word) => bare(text) === word || bare(text).startsWith(`${word} `));

/** `From: Ana`, `> Betreff: Termine` */
function isHeader(text: string, { code }: Lexicon): boolean {
  const [, label] = /^[\s>*_]*(\p{L}[\p{L}\s]{0,14}?)\*{0,2}\s?[:：]/u.exec(text) ?? [];
  return label !== undefined && readingWords[code].mailHeaders.includes(folded(label));
}
