import type { Cue } from '../lexicon/cueIndex';
import type { CuedClause } from './cuedClause';
import { english } from './words/englishVerbForms';

/** Words such as `can`, which precede a verb. */
const beforeVerb = /^(?:can|must|should|want|pronoun|person|that|soThat|never|negation)$/u;
const afterVerb = /^(?:determiner|pronoun|that)$/u;

/**
 * Whether a verb's form is a verb as it stands. English forms are often nouns, so there its neighbours have to show it;
 * elsewhere a participle needs an auxiliary, and a capital makes a noun.
 */
export function isPredicate(clause: CuedClause, cue: Cue): boolean {
  const { idea, cues, folded, lexicon, span } = clause;
  const isDone = cue.name.startsWith('done:');
  if (!isDone && !cue.name.startsWith('do:')) return false;
  if (lexicon.code !== 'en') {
    const isCapital = cue.start > span.start && /^\p{Lu}/u.test(idea.slice(cue.start, cue.end));
    const isHelped = cues.some(({ name }) => /^(?:auxiliary|can|must|should)$/u.test(name));
    return !isCapital && (!isDone || !lexicon.hasSpaces || isHelped);
  }
  const before = folded.slice(0, cue.start - span.start);
  const after = folded.slice(cue.end - span.start);
  if (isDone) return english.passive.test(before);
  const next = cues.filter(({ start }) => start === cue.end + 1);
  if (after.trim() === '') return false;
  if (english.verbOnly.test(idea.slice(cue.start, cue.end))) return true;
  if (next.some(({ name }) => name === 'auxiliary')) return false;
  const isLed =
    clause.actorEnd === cue.start - 1 ||
    cues.some(({ name, end }) => end === cue.start - 1 && beforeVerb.test(name));
  const hasObject = english.number.test(after) || next.some(({ name }) => afterVerb.test(name));
  const isThird = idea.slice(cue.start, cue.end).endsWith('s') && english.subject.test(before);
  const [word = ''] = /[\p{L}-]+/u.exec(after) ?? [];
  const isFirst =
    english.opening.test(before) &&
    (lexicon.prepositions.includes(word) || english.plural.test(after));
  return isLed || hasObject || isThird || isFirst || english.to.test(before);
}
