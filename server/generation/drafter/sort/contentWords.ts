import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { stemOf } from './roleNames';

const known = new WeakMap<Lexicon, ReadonlySet<string>>();

function emptyWords(lexicon: Lexicon): ReadonlySet<string> {
  const made = known.get(lexicon);
  if (made !== undefined) return made;
  const { auxiliary, pronoun, determiner, negation, maybe, and, exclusion } = lexicon.cues;
  const words = new Set(
    [lexicon.stopWords, auxiliary, pronoun, determiner, negation, maybe, and, exclusion].flat(),
  );
  known.set(lexicon, words);
  return words;
}

/** A word that carries meaning: as it stands, and cut to what its forms have in common. */
export interface ContentWord {
  word: string;
  stem: string;
}

/** The words of a text that carry its meaning, in lower case, each once. */
export function contentWords(lexicon: Lexicon, text: string): ContentWord[] {
  const empty = emptyWords(lexicon);
  const words = lexicon.hasSpaces
    ? folded(text)
        .replace(/(?<!\p{L})\p{L}{1,2}'(?=\p{L})/gu, '')
        .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu)
    : text.match(/[\p{Script=Han}]{2,}|[\p{scx=Katakana}]{2,}|[\p{Script=Latin}\p{N}]{3,}/gu);
  const byStem = new Map<string, string>();
  for (const word of words ?? []) {
    const stem = stemOf(word, lexicon);
    if (word.length > 1 && !empty.has(word) && !byStem.has(stem)) byStem.set(stem, word);
  }
  return [...byStem].map(([stem, word]) => ({ word, stem }));
}

/** The same, without the words' own forms. */
export function stemsOf(lexicon: Lexicon, text: string): string[] {
  return contentWords(lexicon, text).map(({ stem }) => stem);
}
