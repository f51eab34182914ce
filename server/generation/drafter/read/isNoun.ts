import type { Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';

/**
 * Whether a cue with the form of a verb or conjunction is a noun, by the article or preposition before it: `an alert`,
 * `per check`, `by the till`.
 *
 * @param before the folded text up to the cue, or its last words
 */
export function isNoun(cue: Cue, cues: readonly Cue[], before: string, lexicon: Lexicon): boolean {
  const isAction = cue.name.startsWith('do:');
  if ((!isAction && cue.name !== 'if') || !lexicon.hasSpaces) return false;
  const word = /(?<!\p{L})(\p{L}+)\s$/u.exec(before.slice(-40))?.[1] ?? '';
  if (isAction && (lexicon.prepositions.includes(word) || word === 'per')) return true;
  const index = cues.indexOf(cue);
  return (
    lexicon.cues.determiner.includes(word) &&
    !cues
      .slice(Math.max(0, index - 12), index)
      .some(({ name, end }) => end === cue.start - 1 && /^(?:pronoun|that|if)$/u.test(name))
  );
}
