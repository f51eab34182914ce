import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { isNoun } from '../read/isNoun';
import type { Span } from '../read/span';
import { stemOf } from '../sort/roleNames';
import type { Role, Statement } from '../sort/workbook';
import { nextBorder, type CuedClause } from '../write/cuedClause';
import type { MockupWords } from './mockupWords';

/** A verb with its object, from its first word to its last. */
export interface Deed extends Span {
  verb: Cue;
}

/** A longer label is no name for a button. */
export const mostWords = 8;

const modals: ReadonlySet<ClauseCue> = new Set(['can', 'must', 'should', 'want']);
/** Words that stand between an actor and the verb. */
const between: ReadonlySet<ClauseCue> = new Set([...modals, 'that', 'limit']);
const governing: ReadonlySet<ClauseCue> = new Set([
  ...modals,
  ...(['person', 'pronoun', 'and', 'that'] as const),
]);
const ending: ReadonlySet<ClauseCue> = new Set(['but', 'if', 'because', 'soThat']);

/** Whether it is a verb as a predicate. */
const isDoing = ({ name }: Cue) => name.startsWith('do:');

/** Without accents. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** What somebody does, one entry for each verb; none where it is not sure that a person does it. */
export function deedsOf(
  clause: CuedClause,
  statement: Statement,
  isByRole: boolean,
  words: MockupWords,
): Deed[] {
  const { idea, cues, span, lexicon } = withOpenVerbs(clause, statement, words);
  const read = { ...clause, cues };
  const isEnglish = lexicon.code === 'en';
  const verbs = cues.filter((cue) => isVerbHere(read, cue, statement));
  const verb = verbs
    .filter((cue) => isDoing(cue) || !isEnglish)
    .find(
      (cue, index) =>
        !isLimit(cue, statement) &&
        ((index === 0 && statement.role !== undefined && isDoing(cue) && isByRole) ||
          isNear(read, cue, statement.role) ||
          (isDoing(cue) && isUnnamed(read, cue, statement, words))),
    );
  if (verb === undefined) return [];
  // Where the verb comes last, its object begins behind `can` or `I want to`.
  const modal = cues.findLast(({ name, start }) => modals.has(name) && start < verb.start);
  const isFinal = modal && !verbs.some(({ start }) => start > modal.end && start < verb.start);
  const from = !lexicon.hasSpaces ? span.start : !isEnglish && isFinal ? modal.end + 1 : verb.start;
  const end = lexicon.hasSpaces ? endOfAll(read, from, verb) : span.end;
  const more = cues.filter((cue) => {
    if (!isDoing(cue) || cue.start <= verb.end || cue.end > end) return false;
    const before = idea.slice(verb.end, cue.start);
    const joint = cues.find(({ name, end: to }) => modals.has(name) && to === cue.start - 1) ?? cue;
    const isJoined =
      /[,،;]\s+$/u.test(before) ||
      cues.some(({ name, end: to }) => name === 'and' && to === joint.start - 1);
    return (
      isJoined && !before.includes(':') && before.split('(').length === before.split(')').length
    );
  });
  const all = [verb, ...new Map(more.map((cue) => [cue.start, cue])).values()];
  const deeds = all.map((own, index) => ({
    verb: own,
    start: index === 0 ? from : own.start,
    end: all[index + 1]?.start ?? end,
  }));
  // `collects and delivers boxes`: one object for both.
  const isBare = (deed: Deed | undefined) => {
    const after = deed && idea.slice(deed.verb.end, deed.end).trim();
    return lexicon.hasSpaces && (after === '' || (after && lexicon.cues.and.includes(after)));
  };
  return deeds.flatMap((deed, index) => {
    if (index > 0 && isBare(deeds[index - 1])) return [];
    return [isBare(deed) ? { ...deed, end: deeds[index + 1]?.end ?? deed.end } : deed];
  });
}

/** Whether the cue may be the clause's predicate; in English many nouns look like verbs. */
function isVerbHere(clause: CuedClause, cue: Cue, { role }: Statement): boolean {
  const { cues, folded: text, span, lexicon, idea } = clause;
  const before = text.slice(0, cue.start - span.start).replace(/\([^()]*\)\s*$/u, '');
  // `REST`, `POST`: a name by its capitals.
  const isName = /^\p{Lu}{2}/u.test(idea.slice(cue.start, cue.end));
  const isQuoted = (before.match(/["“”„«»]/gu)?.length ?? 0) % 2 === 1;
  if (!/^do(?:ne)?:/u.test(cue.name) || isName || isQuoted) return false;
  if (isNoun(cue, cues, before, lexicon)) return false;
  if (lexicon.code !== 'en' || before.trim() === '' || isNear(clause, cue, role)) return true;
  return cues.some(({ name, end }) => end === cue.start - 1 && governing.has(name));
}

/** Adds the verbs that no lexicon lists but their place tells. */
function withOpenVerbs(clause: CuedClause, { role }: Statement, words: MockupWords): CuedClause {
  const { cues, folded: text, span, lexicon, idea } = clause;
  // `can skip a station`, `want to stick a label`: a verb that is not known.
  const open = cues.flatMap((cue) => {
    const isOpen =
      lexicon.code === 'en' &&
      (cue.name === 'can' ||
        (cue.name === 'want' && idea.slice(cue.start, cue.end).endsWith(' to'))) &&
      !cues.some(({ start }) => start === cue.end + 1);
    const [word] = isOpen ? (/^\s\p{L}+/u.exec(text.slice(cue.end - span.start)) ?? ['']) : [''];
    return word === ''
      ? []
      : [{ ...cue, name: 'do:other' as const, start: cue.end + 1, end: cue.end + word.length }];
  });
  // `say how many`: asked for, whatever else the verb may mean.
  const asked = [...text.matchAll(/(?<=(?<!\p{L})\p{L}+,? )\p{L}+|^\p{L}+/gu)].flatMap(
    ({ 0: word, index }) => {
      if (!words.controls.saying.some((one) => word.startsWith(one))) return [];
      const start = span.start + index;
      const cue = { name: 'do:create' as const, weight: 0, start, end: start + word.length };
      const isAsked = isNear(clause, cue, role) || /(?:^|[,;] )$/u.test(text.slice(0, index));
      return isAsked && !cues.some((one) => isDoing(one) && one.start === start) ? [cue] : [];
    },
  );
  const all = [...cues, ...open, ...asked].sort((one, other) => one.start - other.start);
  return { ...clause, cues: all };
}

/** Whether the role is named right before a verb, but for a modal or `who`. */
function isNear({ cues, folded: text, span, lexicon }: CuedClause, verb: Cue, role?: Role) {
  if (role === undefined) return false;
  let at = verb.start - 1;
  for (let skipped; (skipped = cues.find(({ name, end }) => end === at && between.has(name)));)
    at = skipped.start - 1;
  const before = text
    .slice(0, Math.max(0, at - span.start))
    .replace(/[\s,]*(?:\([^()]*\))?\s*$/u, '');
  const stem = bare(stemOf(/[\p{L}\p{M}-]+$/u.exec(before)?.[0] ?? '', lexicon));
  return stem.length > 2 && role.spellings.some((spelling) => bare(spelling).endsWith(stem));
}

/** An action without a named actor that is not the product's. */
function isUnnamed(
  { cues, folded: text, span, lexicon }: CuedClause,
  verb: Cue,
  { subject }: Statement,
  { controls }: MockupWords,
): boolean {
  const before = cues.filter(({ start }) => start < verb.start);
  if (subject !== undefined || before.some(({ name }) => name === 'system')) return false;
  if (verb.start > span.start) {
    // `she books for them`: of somebody who is named elsewhere.
    const isPerson = ({ name, start, end }: Cue) =>
      name === 'pronoun' &&
      controls.addressing.includes(text.slice(start - span.start, end - span.start));
    const isTold = before.some((cue) => cue.end === verb.start - 1 && isPerson(cue));
    const isAllowed =
      before.some(({ name }) => modals.has(name)) &&
      before.some((cue) => cue.name === 'person' || cue.name === 'want' || isPerson(cue));
    return isTold || isAllowed;
  }
  // `Answers go …`, `Deposit of £20`, `Deposit is lost`: an English noun. `Fällt jemand aus, …`: a condition.
  const rest = text.slice(verb.end - span.start);
  const isSaid = cues.some(
    ({ name, start }) =>
      start === verb.end + 1 && (name.startsWith('do') || name === 'auxiliary' || modals.has(name)),
  );
  const isNounLike = /[^s]s$/u.test(text.slice(0, verb.end - span.start)) || /^\sof\s/u.test(rest);
  return lexicon.code === 'en' ? !(isNounLike || isSaid) : !rest.includes(',');
}

/** `may hold at most 4 assignments`: says how much, not what one does. */
function isLimit({ end, name }: Cue, { quantities }: Statement): boolean {
  return quantities.some(
    ({ span, comparison, text, phrase }) =>
      comparison !== 'exactly' &&
      name === 'do:other' &&
      span.start - end <= phrase.length - text.length + 2,
  );
}

/** Where the actions end: at a condition or a reason, but not at `say if they come`. */
function endOfAll({ idea, cues, span }: CuedClause, start: number, verb: Cue): number {
  const last = cues.find(
    ({ name, start: at }) =>
      ending.has(name) &&
      at > Math.max(start, verb.end + 1) &&
      !/\([^)]*$/u.test(idea.slice(start, at)) &&
      !cues.some((cue) => isDoing(cue) && cue.end === at - 1),
  );
  return last?.start ?? span.end;
}

/** Where a label ends: at a border, and in a long clause at its last preposition. */
export function endOfLabel({ idea, lexicon }: CuedClause, { verb, start, end: to }: Deed): number {
  if (!lexicon.hasSpaces) return to;
  const end = nextBorder(idea, verb.end, to);
  const all = [...idea.slice(start, end).matchAll(/\S+/gu)];
  if (all.length <= mostWords) return end;
  const ends = all.filter(
    ({ 0: word, index }, place) =>
      place > 1 &&
      place <= mostWords &&
      start + index > verb.end + 1 &&
      [...lexicon.prepositions, ...lexicon.cues.and].includes(folded(word)),
  );
  return start + (ends.at(-1)?.index ?? end - start);
}
