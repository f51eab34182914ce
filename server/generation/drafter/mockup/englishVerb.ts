import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { Role } from '../sort/workbook';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { isKnownVerb } from './verbForms';
import { beforeNoun, likeNouns, relating } from './words/verbGrammar';

/** `discharge an animal`, `tick off each crate` */
const imperative = new RegExp(`^\\p{L}+\\s(?:(?:off|up|out|in|back)\\s)?${beforeNoun}\\s`, 'iu');
/** `Cancel until 3 hours before` */
const limited = /^\p{L}+\s(?:until|till|up\sto|before|at\sany\stime|within|free)\s/u;
/** `Host data comes from the directory` */
const attribute =
  /^\p{L}+\s\p{L}+\s(?:is|are|comes?|goes|has|gets|needs|must|should|can|will|may)\s/iu;
/** Words of a subject before `can`. */
const mostOfLed = 6;

/** The first verb of an English part: what follows `can`, a verb of the lexicon, or a word in the place of one. */
export function englishVerb(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
  modal: Span | undefined,
): Span | undefined {
  const { idea, cues } = clause;
  const text = idea.slice(start, end);
  const before = modal && idea.slice(start, modal.start);
  if (modal && before !== undefined && wordCount(before) <= mostOfLed && !/[,;:]/u.test(before))
    return behindModal(clause, modal.end, end);
  const verbs = cues.filter(
    (cue) =>
      cue.start >= start && cue.end <= end && cue.name.startsWith('do:') && isAlone(clause, cue),
  );
  const [first] = verbs;
  const name = nameAt(text, actor);
  const isOpen =
    first?.start === start &&
    name === '' &&
    !cues.some((cue) => cue.name === 'auxiliary' && cue.start === first.end + 1) &&
    !likeNouns.test(idea.slice(first.start, first.end)) &&
    (actor !== undefined || /^\p{Ll}/u.test(text) || limited.test(text));
  if (isOpen) return first;
  const sure = attribute.test(text) ? undefined : verbs.find((cue) => isPredicate(clause, cue));
  return [sure, guessed(clause, start, text, name)]
    .filter((one) => one !== undefined)
    .sort((one, other) => one.start - other.start)[0];
}

/** The name of the person who acts at the start of a text, with its article. */
function nameAt(text: string, actor: Role | undefined): string {
  const [article = ''] = /^(?:an?|the|each|every|all)\s/iu.exec(text) ?? [];
  const low = folded(text.slice(article.length));
  const names = (actor?.spellings ?? []).filter((one) => low.startsWith(one));
  const longest = Math.max(0, ...names.map(({ length }) => length));
  const [ending = ''] = /^(?:e?s)?\s(?:\|\s)?/u.exec(low.slice(longest)) ?? [];
  return longest === 0 || ending === ''
    ? ''
    : text.slice(0, article.length + longest + ending.length);
}

/** A word behind the person who acts, or before an article, that is no other word. */
function guessed(
  { cues, lexicon }: CuedClause,
  start: number,
  text: string,
  name: string,
): Span | undefined {
  const rest = text.slice(name.length);
  const at = start + name.length;
  const [word = ''] = /^\p{L}+(?=\s)/u.exec(rest) ?? [];
  const low = folded(word);
  const isVerb = imperative.test(rest) || (name !== '' && isKnownVerb(low, lexicon));
  const isOther =
    relating.test(low) ||
    lexicon.stopWords.includes(low) ||
    lexicon.prepositions.includes(low) ||
    cues.some((cue) => cue.start === at && !cue.name.startsWith('do:'));
  return isVerb && !isOther ? { start: at, end: at + word.length } : undefined;
}

/** Not `List of plots`, and not `Clear and sober`. */
function isAlone({ idea, cues }: CuedClause, { end }: Span): boolean {
  const joint = cues.find(({ name, start }) => name === 'and' && start === end + 1);
  const goesOn = cues.some((cue) => cue.start === (joint?.end ?? end) + 1 && isVerb(cue));
  return !idea.startsWith(' of ', end) && (joint === undefined || goesOn);
}

/** What follows `can` or `needs to`; nothing in the passive. */
function behindModal({ idea, cues }: CuedClause, modal: number, end: number): Span | undefined {
  const [found = '', word = ''] =
    /^\s(?:to\s|be able to\s|also\s)*(\p{L}+)(?=\s|$)/u.exec(idea.slice(modal, end)) ?? [];
  const start = modal + found.length - word.length;
  const own = cues.filter((cue) => cue.start === start);
  const isOther = word === '' || word === 'be' || (own.length > 0 && !own.some(isVerb));
  return isOther ? undefined : { start, end: start + word.length };
}
