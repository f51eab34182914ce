import type { LanguageCode } from '../lexicon/languageCode';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { approximately, measures, quantityWords } from '../lexicon/quantityWords';
import { stemOf } from '../lexicon/stemOf';
import { anyOf } from '../read/anyOf';
import type { Span } from '../read/span';

/** Languages in which the head noun comes first: `mécaniciens bénévoles`. */
export const headFirst: ReadonlySet<LanguageCode> = new Set(['fr', 'es', 'pt', 'it', 'pl', 'ar']);

/** The words of a text, one for each of its {@link roleStems}. */
export const wordPattern = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’*_:-]*/gu;

/** The stems of a role: without articles, endings of number and gender, and umlauts. */
export function roleStems(text: string, lexicon: Lexicon): string[] {
  if (!lexicon.hasSpaces) return [text];
  const words = folded(text).match(wordPattern) ?? [];
  return words.map((word) =>
    bareStem(word.replace(/^\p{L}{1,2}'(?=\p{L})|[*_:']+$/gu, ''), lexicon),
  );
}

function bareStem(word: string, lexicon: Lexicon): string {
  if (lexicon.code === 'en') return stemOf(word.replace(/(?<=\p{L}{3})men$/u, 'man'), lexicon);
  const once = stemOf(word, lexicon);
  if (lexicon.code === 'ar') return once.replace(/^(?:ال|لل)(?=\p{L}{3})/u, '');
  const again = once.length > 4 ? stemOf(once, lexicon) : once;
  const plain = again.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/(?<=.{3})[aeiou]$/u, '');
}

/** Words that are no part of a name: articles, conjunctions and stop words. */
const emptyWords = perLanguage(
  ({ cues, stopWords }) => new Set([...cues.determiner, ...cues.and, ...stopWords]),
);
const edges = /^[\s*_`"“”„«»「」:：,،.;()|]+|[\s*_`"“”„«»「」:：,،.;()|]+$/gu;
/**
 * `5 fitters`, `about 5 fitters` in all languages, `drivers ~85`, `fitters 14`, `nurses ×3`, but not `Year 10` or `12 year
 * olds`.
 */
const counts = new RegExp(
  String.raw`^(?:${anyOf(approximately)}\s+(?=[~≈]?\p{N}))?[~≈]?\p{N}{1,5}\s+(?!${anyOf([...measures, ...quantityWords.en.timeUnits])}(?!\p{L}))(?=\p{L})|\s+(?:[~≈×]\s?\p{N}|x\p{N}|(?<=\p{L}{2}s\s)\p{N}\p{N})\p{N}{0,4}$`,
  'giu',
);
const firstWord = /^\p{L}+(?=\s)/u;
const lastWord = /(?<=\s)\p{Ll}+$/u;

/** A noun without articles, counts, markup and punctuation. */
export function bareNoun(text: string, lexicon: Lexicon, span: Span): Span | undefined {
  const whole = text.slice(span.start, span.end);
  const isEmpty = (word: string) => emptyWords(lexicon).has(folded(word));
  let noun = whole;
  for (let before = ''; before !== noun;) {
    before = noun;
    noun = noun.replace(edges, '').replace(counts, '');
    const [first = ''] = firstWord.exec(noun) ?? [];
    // `IT support` begins with no pronoun.
    if (isEmpty(first) && !/^\p{Lu}{2}/u.test(first)) noun = noun.slice(first.length);
    // `The treasurer only needs`
    const [last = ''] = lastWord.exec(noun) ?? [];
    if (isEmpty(last)) noun = noun.slice(0, -last.length);
  }
  const start = span.start + whole.lastIndexOf(noun);
  // `They shall not need a password`
  const isNamed = /\p{L}/u.test(noun) && (!isEmpty(noun) || /^\p{Lu}{2}/u.test(noun));
  return isNamed ? { start, end: start + noun.length } : undefined;
}
