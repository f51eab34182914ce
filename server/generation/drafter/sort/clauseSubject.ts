import { isVerb } from '../lexicon/cueLine';
import type { Cue } from '../lexicon/cueIndex';
import type { Clause, ReadIdea } from '../read/readClauses';

/** So far into a clause its subject is looked for. */
export const subjectReach = 60;
const mostWordsBefore = 6;

/** Who or what a clause is about: the first that stands before its verb. */
export function subjectOf(
  cues: readonly Cue[],
  { folded, lexicon }: ReadIdea,
  start: number,
): 'ours' | 'person' | 'system' | undefined {
  const near = cues.filter((cue) => cue.start <= start + subjectReach);
  const verb = near.find((cue) => cue.start > start && isVerb(cue))?.start ?? Infinity;
  for (const { name, start: at, end } of near) {
    const isEarly = at <= verb && wordsBetween(folded, start, at) < mostWordsBefore;
    if (name === 'ours' && (at <= start + 12 || isEarly)) return 'ours';
    if (
      name === 'pronoun' &&
      at === start &&
      lexicon.people.general.includes(folded.slice(at, end))
    )
      return 'person';
    if (isEarly && (name === 'person' || name === 'system')) return name;
  }
  return undefined;
}

function wordsBetween(text: string, start: number, end: number): number {
  return text
    .slice(start, end)
    .split(' ')
    .filter((word) => word !== '').length;
}

/** Begins with a negation that is no pronoun. */
export function beginsNegated(cues: readonly Cue[], { folded }: ReadIdea, start: number): boolean {
  const negation = cues.find(
    ({ name, start: at }) =>
      (name === 'negation' || name === 'exclusion') &&
      !cues.some((other) => other.name === 'pronoun' && other.start === at),
  );
  return (
    negation !== undefined &&
    negation.start <= start + subjectReach &&
    wordsBetween(folded, start, negation.start) <= 1
  );
}

/** `for nurses and their patients`, without a verb. */
export function isForPeople(
  cues: readonly Cue[],
  { folded, lexicon }: ReadIdea,
  start: number,
): boolean {
  const isFor = lexicon.forWhom.some((phrase) => folded.startsWith(`${phrase} `, start));
  return (
    isFor &&
    cues.some(({ name }) => name === 'person') &&
    !cues.some((cue) => isVerb(cue) && cue.name !== 'past')
  );
}

/** `X is an app that …`, `a page where …`: names the product, near its beginning, as a thing. */
export function isDefinition(
  cues: readonly Cue[],
  { folded, lexicon }: ReadIdea,
  start: number,
  clause: Clause,
): boolean {
  const system = cues.find(
    ({ name, start: at }) =>
      name === 'system' && at <= start + 2 * subjectReach && wordsBetween(folded, start, at) <= 8,
  );
  if (system === undefined) return false;
  const before = cues.filter(({ end }) => end <= system.start);
  if (before.some(({ name }) => /^(?:negation|past|person|ours|do:(?!create).*)$/u.test(name)))
    return false;
  if (!lexicon.hasSpaces) return true;
  const preceding = /(\p{L}+)\s*$/u.exec(folded.slice(start, system.start))?.[1] ?? '';
  const own = folded.slice(system.start, system.end);
  const isSubject = cues.some(
    (cue) => cue.start === system.end + 1 && isVerb(cue) && cue.name !== 'auxiliary',
  );
  if (isSubject || lexicon.definiteWords.includes(preceding) || lexicon.definiteWords.includes(own))
    return false;
  const after = folded.slice(system.end, clause.span.end).trim().split(/\s+/u).slice(0, 3);
  const explains = [...lexicon.cues.that, ...lexicon.forWhom, ...lexicon.prepositions, 'to'];
  return after[0] === '' || after.some((word) => explains.includes(word));
}
