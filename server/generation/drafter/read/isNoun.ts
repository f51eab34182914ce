import type { Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';

/**
 * `an alert`, `per check`: a verb by its form, a noun by the article or preposition before it.
 *
 * @param before the folded text up to the cue, or the last words of it
 */
export function isNoun(cue: Cue, cues: readonly Cue[], before: string, lexicon: Lexicon): boolean {
  if (!cue.name.startsWith('do:') || !lexicon.hasSpaces) return false;
  const word = /(?<!\p{L})(\p{L}+)\s$/u.exec(before.slice(-40))?.[1];
  if (word === undefined) return false;
  if (lexicon.prepositions.includes(word) || word === 'per') return true;
  if (!lexicon.cues.determiner.includes(word)) return false;
  const index = cues.indexOf(cue);
  const same = cues
    .slice(Math.max(0, index - 12), index)
    .filter(({ end }) => end === cue.start - 1);
  return !same.some(({ name }) => name === 'pronoun' || name === 'that' || name === 'if');
}
