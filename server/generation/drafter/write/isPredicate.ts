import type { Cue } from '../lexicon/cueIndex';
import type { CuedClause } from './cuedClause';

/** Words such as `can`, which precede a verb. */
const beforeVerb = /^(?:can|must|should|want|pronoun|that|soThat|never|negation)$/u;
const afterVerb = /^(?:determiner|pronoun|that)$/u;
const inPassive = /(?:^|\s)(?:is|are|be|been|being|gets?|it's|that's)\s(?:\p{L}+\s)?$/u;
/** `jobs`, `private notes`. */
const plural = /^(?:[\p{L}-]+\s)?[\p{L}-]*[^s\P{L}]s(?!\p{L})/u;
/** `each entry`, before a verb in the third person. */
const subject = /^(?:the|an?|each|every|my|our|this)\s(?:[\p{L}-]+\s){1,3}$/u;
const isNumber = /^(?:[\p{N}\p{Sc}]|two|three|four|five|six|ten)/u;

/**
 * Whether a verb's form is a verb as it stands. English forms are often nouns, so there its neighbours have to show it;
 * elsewhere a participle needs an auxiliary, and a capital makes a noun.
 */
export function isPredicate(clause: CuedClause, cue: Cue): boolean {
  const { idea, cues, folded, lexicon, span } = clause;
  const isDone = cue.name.startsWith('done:');
  if (!isDone && !cue.name.startsWith('do:')) return false;
  const [before, after] = [
    folded.slice(Math.max(0, cue.start - span.start - 40), cue.start - span.start),
    folded.slice(cue.end - span.start, cue.end - span.start + 80),
  ];
  if (lexicon.code !== 'en') {
    const isCapital = cue.start > span.start && /^\p{Lu}/u.test(idea.slice(cue.start, cue.end));
    const isHelped = cues.some(({ name }) => /^(?:auxiliary|can|must|should)$/u.test(name));
    return !isCapital && (!isDone || !lexicon.hasSpaces || isHelped);
  }
  if (isDone) return inPassive.test(before);
  if (
    after.trim() === '' ||
    cues.some(({ name, start }) => name === 'auxiliary' && start === cue.end + 1)
  )
    return false;
  if (/(?:^|\s)to\s$/u.test(before)) return true;
  const isLed = cues.some(
    ({ name, end }) => end === cue.start - 1 && (beforeVerb.test(name) || name === 'person'),
  );
  if (clause.actorEnd === cue.start - 1) return true;
  const next = after.trimStart();
  const hasObject =
    isNumber.test(next) ||
    cues.some(({ name, start }) => start === cue.end + 1 && afterVerb.test(name));
  if (isLed || hasObject) return true;
  const [word = ''] = /^[\p{L}-]+/u.exec(next) ?? [];
  const isThird = /[^s]s$/u.test(folded.slice(cue.start - span.start, cue.end - span.start));
  // `App alerts staff`
  const isOfProduct = cues.some(({ name, end }) => name === 'system' && end === cue.start - 1);
  const isSubject = isOfProduct || subject.test(folded.slice(0, cue.start - span.start));
  if (isThird && isSubject) return true;
  if (/^$|[|¦]\s$/u.test(before) && /^(?:[,/]|\s(?:and|or)\s)/u.test(after)) return true;
  const isFirst = /^$|[|:;,¦]\s$|(?:^|\s)(?:and|or)\s$/u.test(before);
  return isFirst && (lexicon.prepositions.includes(word) || plural.test(next));
}
