import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import { stemOf } from '../lexicon/stemOf';

const emptyWords = perLanguage(({ cues, stopWords }) => {
  const { auxiliary, pronoun, determiner, negation, maybe, and, exclusion } = cues;
  return new Set(
    [stopWords, auxiliary, pronoun, determiner, negation, maybe, and, exclusion].flat(),
  );
});

/** The content words of a text as lower-case stems, without duplicates. */
export function stemsOf(lexicon: Lexicon, text: string): string[] {
  const empty = emptyWords(lexicon);
  const words = lexicon.hasSpaces
    ? folded(text)
        .replace(/(?<!\p{L})\p{L}{1,2}'(?=\p{L})/gu, '')
        .match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)?/gu)
    : text.match(/[\p{Script=Han}]{2,}|[\p{scx=Katakana}]{2,}|[\p{Script=Latin}\p{N}]{3,}/gu);
  const whole = (words ?? []).filter((word) => word.length > 1 && !empty.has(word));
  return [...new Set(whole.map((word) => stemOf(word, lexicon)))];
}
