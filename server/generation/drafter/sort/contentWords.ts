import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../read/perLanguage';
import { stemOf } from './roleNames';

const emptyWords = perLanguage(({ cues, stopWords }) => {
  const { auxiliary, pronoun, determiner, negation, maybe, and, exclusion } = cues;
  return new Set(
    [stopWords, auxiliary, pronoun, determiner, negation, maybe, and, exclusion].flat(),
  );
});

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
