import type { Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';

/**
 * `an alert`, `per check`, `by the till`: a verb or conjunction by its form, a noun by the article or preposition before
 * it.
 *
 * @param before the folded text up to the cue, or the last words of it
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
