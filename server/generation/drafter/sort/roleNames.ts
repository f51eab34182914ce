import type { LanguageCode } from '../lexicon/languageCode';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { stemOf } from '../lexicon/stemOf';
import type { Span } from '../read/span';

/** Languages in which the head noun comes first: `mécaniciens bénévoles`. */
export const headFirst: ReadonlySet<LanguageCode> = new Set(['fr', 'es', 'pt', 'it', 'pl', 'ar']);

const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’*_:-]*/gu;

/** Where the words are of which {@link roleStems} gives the stems. */
export const wordPlaces = (text: string): Span[] =>
  [...text.matchAll(wordPattern)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));

/** The stems of a role: without articles, endings of number and gender, and umlauts. */
export function roleStems(text: string, lexicon: Lexicon): string[] {
  if (!lexicon.hasSpaces) return [text];
  const words = folded(text).match(wordPattern) ?? [];
  return words.map((word) =>
    bareStem(word.replace(/^\p{L}{1,2}'(?=\p{L})|[*_:']+$/gu, ''), lexicon),
  );
}

function bareStem(word: string, lexicon: Lexicon): string {
  const once = stemOf(word, lexicon);
  if (lexicon.code === 'en' || lexicon.code === 'ar') return once;
  const again = once.length > 4 ? stemOf(once, lexicon) : once;
  return again
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=.{3})[aeiou]$/u, '');
}

const edge = /[\s*_`"“”„«»「」:：,،.;()|]/u;

/** A noun without articles, markup and punctuation. */
export function bareNoun(text: string, lexicon: Lexicon, span: Span): Span | undefined {
  const { cues, stopWords } = lexicon;
  const isEmpty = (word: string) =>
    cues.determiner.includes(word) || cues.and.includes(word) || stopWords.includes(word);
  let { start, end } = span;
  for (let before = -1; before !== start;) {
    before = start;
    while (start < end && edge.test(text.charAt(start))) start += 1;
    while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
    const [word = ''] = /^\p{L}+(?=\s)/iu.exec(text.slice(start, Math.min(end, start + 30))) ?? [];
    const isSmall = word === word.toLowerCase() || start === span.start;
    const isAcronym = word.length > 1 && word === word.toUpperCase();
    if (isSmall && !isAcronym && isEmpty(folded(word))) start += word.length;
    // `The treasurer only needs`
    const [last = ''] = /(?<=\s)\p{Ll}+$/u.exec(text.slice(Math.max(start, end - 30), end)) ?? [];
    if (isEmpty(last)) end -= last.length;
  }
  return end > start && /\p{L}/u.test(text.slice(start, end)) ? { start, end } : undefined;
}
