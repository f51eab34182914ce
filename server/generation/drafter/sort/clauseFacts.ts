import { isVerb } from '../lexicon/cueLine';
import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import type { Lexicon, SectionName } from '../lexicon/lexicon';
import { isNoun } from '../read/isNoun';
import type { Clause, ReadIdea } from '../read/readClauses';
import { beginsNegated, isDefinition, isForPeople, subjectOf, subjectReach } from './clauseSubject';
import type { Span } from '../read/span';
import type { StatementKind } from './workbook';

export interface ClauseContext {
  read: ReadIdea;
  /** From its label, or the heading that it stands under. */
  section: SectionName | undefined;
  /** The kind of the clause before it in the same paragraph. */
  previous: StatementKind | undefined;
  /** It stands among the first sentences, where ideas say what they are. */
  isOpening: boolean;
  /** It is the last thing said, where ideas often say what they hope for. */
  isClosing: boolean;
  /** The product's name, folded. */
  name: string | undefined;
}

/** What the words of a clause tell, each fact read once. */
export interface Facts {
  clause: Clause;
  isClosing: boolean;
  /** `for juniors who …`: names whom it is for, and nothing else. */
  isForPeople: boolean;
  previous: StatementKind | undefined;
  isOpening: boolean;
  hasNumber: boolean;
  /** Names so many seconds. */
  isTimed: boolean;
  /** Has a word of this kind anywhere. */
  has: (...names: ClauseCue[]) => boolean;
  /** Has one outside of its conditions and relative clauses. */
  hasMain: (...names: ClauseCue[]) => boolean;
  /** Has the verb of an action as its predicate. */
  does: boolean;
  /** The same, and more than `get` or `use`. */
  doesMore: boolean;
  /** Has an action in any form: `is checked`. */
  acts: boolean;
  /** Has any finite verb. */
  hasVerb: boolean;
  /** Begins with a verb, as an order or a feature does. */
  isImperative: boolean;
  /** Who or what it is about: the author, a role, or the product. */
  subject: 'ours' | 'person' | 'system' | undefined;
  /** Begins with `I` or `we`. */
  isFirstPerson: boolean;
  /** The first thing that the idea says. */
  isFirst: boolean;
  /** Begins with a negation. */
  beginsNegated: boolean;
  /** Begins with `so that` or the like, not with `so` alone. */
  isFullPurpose: boolean;
  /** `As a nurse I want …` */
  isStory: boolean;
  /** Says what the product is. */
  isDefinition: boolean;
}

/** `are told`: no past, but a passive. */
function isPassive(cue: Cue, { cues }: Clause): boolean {
  if (cue.name !== 'past') return false;
  const index = cues.indexOf(cue);
  return cues
    .slice(Math.max(0, index - 8), index)
    .some(({ name, end }) => name === 'auxiliary' && end === cue.start - 1);
}

/** `are credited`: a verb that the lexicon need not know. */
function isBeforePassive({ name, end }: Cue, { folded, lexicon }: ReadIdea): boolean {
  const next = /^\s(?:\p{L}+ly\s)?(\p{L}{4,})/u.exec(folded.slice(end, end + 40))?.[1] ?? '';
  return (
    name === 'auxiliary' && (lexicon.pastEndings ?? []).some((ending) => next.endsWith(ending))
  );
}

/** `a first-time buyer`, `870 labels`: what looks like a verb is part of a compound or counted. */
function isInCompound({ name, start, end }: Cue, { folded }: ReadIdea): boolean {
  return (
    name.startsWith('do:') &&
    (/\p{L}-$|\p{N}\s$/u.test(folded.slice(Math.max(0, start - 2), start)) ||
      /^-\p{L}/u.test(folded.slice(end, end + 2)))
  );
}

/** `Calls are not recorded`: what looks like a verb is the subject. */
function isSubject({ name, start, end }: Cue, { cues, span }: Clause): boolean {
  if (!name.startsWith('do:') || start !== span.start) return false;
  return cues.slice(0, 20).some((next) => next.start === end + 1 && subjectsVerbs.has(next.name));
}

const subjectsVerbs: ReadonlySet<ClauseCue> = new Set(['auxiliary', 'can', 'must', 'should']);

/** `no` in a cell denies nothing but its column. */
function isInTable({ name }: Cue, { block }: Clause): boolean {
  return block.kind === 'row' && (name === 'negation' || name === 'never' || name === 'exclusion');
}

/** `the chef is out of town`: only at the end of its clause does `is out`, or `'s job`, exclude anything. */
function isUnfinished({ name, start, end }: Cue, { folded }: ReadIdea, { span }: Clause): boolean {
  return (
    name === 'exclusion' &&
    /^'s | out$/u.test(folded.slice(start, end)) &&
    /^\s(?!for now|at first|too|as well|this|by)\p{L}/u.test(folded.slice(end, span.end))
  );
}

/** `we needed`: the past of a verb right after who did it. */
function isTold({ folded, lexicon }: ReadIdea, span: Span, cues: readonly Cue[]): boolean {
  return (lexicon.pastEndings ?? []).some((ending) =>
    cues.slice(0, 6).some(({ name, end }) => {
      if (name !== 'pronoun' && name !== 'ours') return false;
      const next = /^\s(?:\p{L}+ly\s)?(\p{L}+)/u.exec(
        folded.slice(end, Math.min(span.end, end + 40)),
      )?.[1];
      return next !== undefined && next.length > ending.length + 2 && next.endsWith(ending);
    }),
  );
}

/** A clause is judged by its beginning. */
const mostCues = 300;

/** Reads a clause once, for all rules. */
export function factsOf(
  clause: Clause,
  { read, previous, isOpening, isClosing, name }: ClauseContext,
): Facts {
  const { start } = clause.span;
  const cues = clause.cues
    .slice(0, mostCues)
    .filter(
      (cue) =>
        !isNoun(
          cue,
          clause.cues,
          read.folded.slice(Math.max(0, cue.start - 24), cue.start),
          read.lexicon,
        ) &&
        !isPassive(cue, clause) &&
        !isInCompound(cue, read) &&
        !isInTable(cue, clause) &&
        !(read.lexicon.code === 'en' && isSubject(cue, clause)) &&
        !isUnfinished(cue, read, clause),
    );
  const mainCues = cues.filter(isInMain(clause, read, start));
  const among =
    (list: readonly Cue[]) =>
    (...names: ClauseCue[]) =>
      list.some(({ name }) => names.includes(name));
  const told = isTold(read, clause.span, read.lexicon.code === 'en' ? mainCues : clause.cues);
  const does = mainCues.some(({ name }) => name.startsWith('do:'));
  const acts =
    does || mainCues.some((cue) => cue.name.startsWith('done:') || isBeforePassive(cue, read));
  const firstWord = cues.filter((cue) => cue.start === firstWordAt(read, start, clause.span.end));
  const text = read.folded.slice(start, clause.span.end);
  return {
    clause,
    isClosing,
    isForPeople: isForPeople(mainCues, read, start),
    previous,
    isOpening,
    hasNumber: /(?<![\p{L}\p{N}])\p{N}/u.test(text),
    isTimed: /\p{N}\s?(?:ms|s|secs?|seconds?)(?!\p{L})/u.test(text),
    has: among(cues),
    hasMain: (...names) => among(mainCues)(...names) || (names.includes('past') && told),
    does,
    doesMore: mainCues.some(({ name }) => name.startsWith('do:') && name !== 'do:other'),
    acts,
    hasVerb: mainCues.some(isVerb),
    isImperative: firstWord.some(({ name }) => name.startsWith('do:')),
    subject:
      name !== undefined && text.slice(0, subjectReach).includes(name)
        ? 'system'
        : subjectOf(cues, read, start),
    isFirstPerson: firstPersons(read.lexicon).has(/^[\p{L}']+/u.exec(text)?.[0] ?? ''),
    isFirst: clause === read.clauses[0],
    beginsNegated: beginsNegated(mainCues, read, start),
    isStory:
      read.lexicon.story.before.some((phrase) => read.folded.startsWith(`${phrase} `, start)) &&
      cues.some(({ name }) => name === 'want' || name === 'can' || name === 'must'),
    isFullPurpose: cues.some(
      ({ name, start: at, end }) => name === 'soThat' && at === start && isPhrase(read, at, end),
    ),
    isDefinition: isOpening && isDefinition(cues, read, start, clause),
  };
}

function isPhrase({ text, lexicon }: ReadIdea, start: number, end: number): boolean {
  return text.slice(start, end).includes(' ') || lexicon.code !== 'en';
}

function firstWordAt({ text }: ReadIdea, from: number, end: number): number {
  let place = from;
  while (place < end && !/[\p{L}\p{N}]/u.test(text.charAt(place))) place += 1;
  return place;
}

/** Outside of `when …`, `that …`: up to the comma that ends it, or the clause's end. */
function isInMain(clause: Clause, read: ReadIdea, start: number): (cue: Cue) => boolean {
  const { folded, lexicon } = read;
  const ranges: { start: number; end: number }[] = [];
  for (const cue of clause.cues) {
    const isFirst = cue.start <= start + 1;
    const isReason = cue.name === 'because' && !isFirst && lexicon.code === 'en';
    if (!isReason && cue.name !== 'if' && (cue.name !== 'that' || isFirst)) continue;
    if (ranges.some((range) => cue.start < range.end)) continue;
    ranges.push(
      lexicon.hasSpaces
        ? { start: cue.start, end: commaAfter(folded, cue.end, clause) }
        : { start, end: cue.end },
    );
  }
  for (const remark of folded
    .slice(start, clause.span.end)
    .matchAll(/\([^()]*\)|"[^"]{1,40}"|“[^”]{1,40}”/gu)) {
    ranges.push({ start: start + remark.index, end: start + remark.index + remark[0].length });
  }
  // A condition without a comma at the front hides the whole clause; then everything but a negation counts.
  return (cue) => {
    if (isOfAnotherClause(cue, clause, read, start)) return false;
    const range = ranges.find((one) => cue.start >= one.start && cue.start < one.end);
    if (range === undefined) return true;
    return range.start <= start + 6 && range.end === clause.span.end && !hiding.has(cue.name);
  };
}

/** `a week they don't need`, `marks nobody home`: a negation with a subject of its own, or in the middle of a list. */
function isOfAnotherClause(
  cue: Cue,
  { cues }: Clause,
  { lexicon }: ReadIdea,
  start: number,
): boolean {
  if (lexicon.code !== 'en') return false;
  if (cue.name !== 'negation' && cue.name !== 'exclusion' && cue.name !== 'never') return false;
  const near = cues.filter(
    (other) => other.start >= cue.start - 4 * subjectReach && other.start <= cue.start,
  );
  const verbBefore = near.some((other) => other.end < cue.start - 1 && isVerb(other));
  const isPronoun = near.some(({ name, start: at }) => name === 'pronoun' && at === cue.start);
  const hasSubject = near.some(
    ({ name, start: at, end }) => name === 'pronoun' && at > start && end === cue.start - 1,
  );
  return verbBefore && (isPronoun || hasSubject);
}

function commaAfter(text: string, from: number, { span }: Clause): number {
  const comma = text.indexOf(',', from);
  return comma === -1 || comma > span.end ? span.end : comma;
}

const hiding: ReadonlySet<ClauseCue> = new Set([
  'negation',
  'exclusion',
  'never',
  'past',
  'problem',
  'now',
]);

const persons = new WeakMap<Lexicon, ReadonlySet<string>>();

/** The pronouns with which authors speak of themselves: they begin the phrases that do. */
function firstPersons(lexicon: Lexicon): ReadonlySet<string> {
  const known = persons.get(lexicon);
  if (known !== undefined) return known;
  const words = lexicon.cues.ours
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => phrase.split(' ')[0] ?? '');
  const made = new Set(words.filter((word) => lexicon.cues.pronoun.includes(word)));
  made.delete('there');
  persons.set(lexicon, made);
  return made;
}
