import type { Cue } from '../lexicon/cueIndex';
import type { CuedClause } from './cuedClause';

/** Words such as `can`, which precede a verb. */
const beforeVerb = /^(?:can|must|should|want|pronoun|person|that|soThat|never|negation)$/u;
const afterVerb = /^(?:determiner|pronoun|that)$/u;
const inPassive = /(?:^|\s)(?:is|are|be|been|being|gets?|it's|that's)\s(?:\p{L}+\s)?$/u;
/** `each entry`, before a verb in the third person. */
const subject = /^(?:the|an?|each|every|my|our|this)\s(?:[\p{L}-]+\s){1,3}$/u;
const number = /^\s(?:[\p{N}\p{Sc}]|two|three|four|five|six|ten)/u;
/** `jobs`, `private notes`. */
const plural = /^\s(?:[\p{L}-]+\s)?[\p{L}-]*[^s\P{L}]s(?!\p{L})/u;
/** English forms that are verbs only. */
const unmistakable =
  /^(?:sees?|enters?|chooses?|receives?|writes?|edits?|deletes?|sends?|lends?)$/u;
/** At the beginning, behind a mark or joined to another verb. */
const first = /^$|[|:;,¦]\s$|(?:^|\s)(?:and|or|to)\s$/u;

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
  if (isDone) return inPassive.test(before);
  const next = cues.filter(({ start }) => start === cue.end + 1);
  if (after.trim() === '') return false;
  if (unmistakable.test(idea.slice(cue.start, cue.end))) return true;
  if (next.some(({ name }) => name === 'auxiliary')) return false;
  const isLed =
    clause.actorEnd === cue.start - 1 ||
    cues.some(({ name, end }) => end === cue.start - 1 && beforeVerb.test(name));
  const hasObject = number.test(after) || next.some(({ name }) => afterVerb.test(name));
  const isThird = idea.slice(cue.start, cue.end).endsWith('s') && subject.test(before);
  const [word = ''] = /[\p{L}-]+/u.exec(after) ?? [];
  const isFirst = first.test(before) && (lexicon.prepositions.includes(word) || plural.test(after));
  return isLed || hasObject || isThird || isFirst || /(?:^|\s)to\s$/u.test(before);
}
