import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import type { Span } from '../read/span';
import { stemOf } from '../sort/roleNames';
import type { Role, Statement } from '../sort/workbook';
import type { CuedClause } from '../write/cuedClause';
import type { MockupWords } from './mockupWords';

/** Whether it is a verb as a predicate. */
export const isDoing = ({ name }: Cue) => name.startsWith('do:');

/** Words before a verb that allow, demand or wish. */
export const modals: ReadonlySet<ClauseCue> = new Set(['can', 'must', 'should', 'want']);
const people: ReadonlySet<ClauseCue> = new Set(['person', 'want']);
/** Those who speak or are spoken to, or anybody. */
const addressing =
  /^(?:i|we|you|u|everyone|everybody|anyone|ich|wir|du|man|jeder|jede|alle|je|j'|nous|vous|on|chacun|tout le monde|yo|tú|todos|cada uno|eu|nós|você|todos|io|noi|tutti|ik|we|wij|je|iedereen|ja|my|każdy)$/u;
const governing: ReadonlySet<ClauseCue> = new Set([
  ...modals,
  ...people,
  'pronoun',
  ...(['system', 'auxiliary', 'and'] as const),
]);

/** The verbs that may be the clause's predicate; in English many nouns look like verbs. */
export function verbsOf(clause: CuedClause, { role, subject }: Statement): Cue[] {
  const { cues, folded: text, span, lexicon } = clause;
  const names = [subject ?? '', ...(role?.spellings ?? [])].flatMap((name) => folded(name) || []);
  const found = cues.filter((cue) => {
    const before = text.slice(0, cue.start - span.start).replace(/\([^()]*\)\s*$/u, '');
    // `REST`, `POST`: a name by its capitals.
    const isName = /^\p{Lu}{2}/u.test(clause.idea.slice(cue.start, cue.end));
    if (!/^do(?:ne)?:/u.test(cue.name) || isName || isNoun(cue, cues, before, lexicon))
      return false;
    const isGoverned = () =>
      cues.some(
        ({ name, end }) => end === cue.start - 1 && (governing.has(name) || name === 'that'),
      );
    const isLate =
      before.trim() !== '' &&
      !isNear(clause, cue, role) &&
      !names.some((name) => before.trimEnd().endsWith(name));
    return lexicon.code !== 'en' || !isLate || isGoverned();
  });
  return found;
}

/** Adds the verbs that no lexicon lists but their place tells. */
export function withOpenVerbs(
  clause: CuedClause,
  { role }: Statement,
  words: MockupWords,
): CuedClause {
  const { cues, folded: text, span, lexicon } = clause;
  // `can skip a station`, `want to stick a label`: a verb that is not known.
  const open = cues.flatMap((cue) => {
    const isOpen =
      lexicon.code === 'en' &&
      (cue.name === 'can' || (cue.name === 'want' && idea(clause, cue).endsWith(' to'))) &&
      !cues.some(({ start }) => start === cue.end + 1);
    const word = isOpen && /^\s\p{L}+/u.exec(text.slice(cue.end - span.start))?.[0];
    return word
      ? [{ ...cue, name: 'do:other' as const, start: cue.end + 1, end: cue.end + word.length }]
      : [];
  });
  // `say how many`: asked for, whatever else the verb may mean.
  const asked = lexicon.hasSpaces
    ? [...text.matchAll(/(?<=(?<!\p{L})\p{L}+,? )\p{L}+|^\p{L}+/gu)].flatMap(
        ({ 0: word, index }) => {
          const start = span.start + index;
          const cue = { name: 'do:create' as const, weight: 0, start, end: start + word.length };
          const isSaid =
            words.controls.saying.some((one) => word.startsWith(one)) &&
            (isNear(clause, cue, role) || /(?:^|[,;] )$/u.test(text.slice(0, index)));
          return isSaid && !cues.some((one) => isDoing(one) && one.start === start) ? [cue] : [];
        },
      )
    : [];
  // `réserve`: without its accent a participle.
  const active = cues.map((cue) => {
    const name = cue.name.startsWith('done:') && lexicon.code !== 'en' && isNear(clause, cue, role);
    return name ? { ...cue, name: cue.name.replace('done:', 'do:') as Cue['name'] } : cue;
  });
  const all = [...active, ...open, ...asked].sort((one, other) => one.start - other.start);
  return { ...clause, cues: all };
}

const idea = (clause: CuedClause, { start, end }: Span) => clause.idea.slice(start, end);

/** Whether the role is named right before a verb, but for a modal or `who`. */
export function isNear(
  { cues, folded: text, span, lexicon }: CuedClause,
  verb: Cue,
  role: Role | undefined,
) {
  if (role === undefined) return false;
  const between = cues.filter(
    ({ name }) => modals.has(name) || name === 'that' || name === 'limit',
  );
  let at = verb.start - 1;
  for (let last = -1; last !== at;) {
    last = at;
    at = between.find(({ end }) => end === at)?.start ?? at;
    if (at !== last) at -= 1;
  }
  const before = text
    .slice(0, Math.max(0, at - span.start))
    .replace(/[\s,]*(?:\([^()]*\))?\s*$/u, '');
  // `a lead at another site claims`
  const place = new RegExp(`\\s(?:${lexicon.prepositions.join('|')})(?:\\s[\\p{L}'-]+){1,3}$`, 'u');
  return [before, before.replace(place, '')].some((one) => {
    const stem = bare(stemOf(/[\p{L}\p{M}-]+$/u.exec(one)?.[0] ?? '', lexicon));
    return stem.length > 2 && role.spellings.some((spelling) => bare(spelling).endsWith(stem));
  });
}

/** Without accents. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** An action without a named actor that is not the product's. */
export function isUnnamed(clause: CuedClause, verb: Cue, { subject }: Statement): boolean {
  const { cues, folded: text, span, lexicon } = clause;
  const before = cues.filter(({ start }) => start < verb.start);
  if (subject !== undefined || before.some(({ name }) => name === 'system')) return false;
  if (verb.start > span.start) {
    const near = before.find(({ end }) => end === verb.start - 1);
    const who =
      near === undefined ? '' : text.slice(near.start - span.start, near.end - span.start);
    // `she books for them`: of somebody who is named elsewhere.
    const isTold = near?.name === 'pronoun' && addressing.test(who);
    const isAllowed =
      before.some(({ name }) => modals.has(name)) &&
      before.some(
        ({ name, start, end }) =>
          people.has(name) ||
          (name === 'pronoun' && addressing.test(text.slice(start - span.start, end - span.start))),
      );
    // `Fotos hochladen`
    const isLast = lexicon.hasSpaces && verb.end === span.end && before.length === 0;
    return isTold || isAllowed || (isLast && lexicon.code !== 'en');
  }
  // `Answers go …`, `Deposit of £20`, `Deposit is lost`: an English noun. `Fällt jemand aus, …`: a condition.
  const rest = text.slice(verb.end - span.start);
  const next = /^\s(\p{L}+)/u.exec(rest)?.[1] ?? '';
  const isSaid = cues.some(
    ({ name, start }) =>
      start === verb.end + 1 && (name.startsWith('do') || name === 'auxiliary' || modals.has(name)),
  );
  const isNounLike = /[^s]s$/u.test(text.slice(0, verb.end - span.start)) || next === 'of';
  return lexicon.code === 'en' ? !(isNounLike || isSaid) : !rest.includes(',');
}
