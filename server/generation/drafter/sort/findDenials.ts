import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { stemOf } from '../lexicon/stemOf';
import { withoutSynonyms } from '../lexicon/synonyms';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { commonStems, type Meaning } from './concepts';
import { stemsOf } from './contentWords';
import { isOfOthers, isOfSame, likenessIn, pairsOf, type Likeness } from './meaningPairs';
import type { FoundContradiction, ReadStatement } from './workbook';

/** Maximum number of statements compared on each side. */
const mostLimiting = 20;
const mostSaying = 60;

/** Finds what one statement denies without a condition, or grants only some, and another says. */
export function findDenials(read: ReadIdea, stated: readonly Meaning[]): FoundContradiction[] {
  const likeness = likenessIn(stated, read.lexicon.hasSpaces);
  const limiting = stated.filter(
    (one) =>
      (denies(one) || one.found.has('{only}')) &&
      one.statement.quantities.every(({ value }) => value === undefined) &&
      !one.statement.cues.some(({ name }) => name === 'if'),
  );
  const saying = stated.filter((one) => !denies(one) && !one.found.has('{only}'));
  const needing = stated.filter(
    (one) =>
      !denies(one) &&
      [
        ['{must}', '{each}'],
        ['{only}', '{with}'],
      ].some((names) => names.every((name) => one.found.has(name))),
  );
  const lacking = saying.filter(({ found }) => found.has('{without}'));
  const found = (one: Meaning, other: Meaning, common: readonly string[]): FoundContradiction => ({
    sides: [one.statement, other.statement],
    topic: topicOf(read, one.statement, common),
  });
  const isNext = (one: Meaning, other: Meaning) =>
    stated.indexOf(other) === stated.indexOf(one) + 1;
  const pairs = (ones: readonly Meaning[], others: readonly Meaning[]) =>
    pairsOf(ones.slice(0, mostLimiting), others.slice(0, mostSaying)).filter(
      ([one, other]) => one.statement.sentence !== other.statement.sentence,
    );
  return [
    ...pairs(limiting, saying).flatMap(([one, other]) => {
      const common = commonStems(one, other);
      const isFound =
        isReserved(read, one, other, common, isNext(one, other)) ||
        (denies(one)
          ? isDenied(read, one, other, common)
          : isAllowed(one, other, likeness(one, other)));
      return isFound ? [found(one, other, common)] : [];
    }),
    ...pairs(needing, lacking).flatMap(([one, other]) => {
      const lacked = lackedIn(read, other);
      return lacked !== undefined && one.things.includes(lacked)
        ? [found(one, other, [lacked])]
        : [];
    }),
  ];
}

/** What can be lacking: the `receipt` of `expenses go through without a receipt`, not of `those without one are refused`. */
function lackedIn({ lexicon, text }: ReadIdea, { found, statement, things }: Meaning) {
  const end = found.get('{without}')?.[0]?.end ?? statement.span.end;
  if (statement.cues.some((cue) => isVerb(cue) && cue.start >= end)) return undefined;
  const stems = withoutSynonyms(lexicon, stemsOf(lexicon, text.slice(end, statement.span.end)));
  return stems.find((stem) => things.includes(stem));
}

/** A denial and a statement with so many of its words are about the same. */
const sameDeed = 3;
/** If they name the same people. */
const sameDeedOfPeople = 2;

/** Whether one denies what the other says. */
function isDenied(
  read: ReadIdea,
  one: Meaning,
  other: Meaning,
  common: readonly string[],
): boolean {
  if (isOfOthers(one, other) || deniesOther(read, one.statement, common)) return false;
  return common.length >= (isOfSame(one, other) ? sameDeedOfPeople : sameDeed);
}

/** Whether others do what only one may: the same deed to the same thing, which the next statement need not say again. */
function isReserved(
  read: ReadIdea,
  one: Meaning,
  other: Meaning,
  common: readonly string[],
  isNext: boolean,
): boolean {
  const verb = reservedVerb(one, verbsOf(one));
  if (verb === undefined || !(isOfOthers(one, other) || isOfAll(other))) return false;
  const isActive = other.statement.actor !== undefined || isOfAll(other);
  // `Members hear when a post is deleted`: not by them.
  const deeds = verbsOf(other).filter(
    ({ name, end }) => (isActive && name.startsWith('do:')) || isBySomebody(other, end),
  );
  const same = deeds.find((cue) => rootOf(read, cue) === rootOf(read, verb));
  const objects = common.filter(
    (stem) => !rootOf(read, verb).startsWith(stem.slice(0, rootLength)),
  );
  return same !== undefined && (objects.length > 0 || (isNext && isWithoutObject(read, same)));
}

/** Characters between a participle and who does it. */
const byReach = 12;

/** `closed by the engineer` */
const isBySomebody = ({ found }: Meaning, end: number) =>
  !!found.get('{person}')?.some(({ start }) => start >= end && start - end <= byReach);

/** `Anyone adds a fountain` */
function isOfAll({ found, people, statement }: Meaning): boolean {
  const first = found.get('{each}')?.[0]?.start;
  return people.length === 0 && first === statement.span.start;
}

/** Of verbs the beginning tells enough: `assign`, `assigned`. */
const rootLength = 5;

const rootOf = ({ folded, lexicon }: ReadIdea, { start, end }: Span) =>
  stemOf(folded.slice(start, end), lexicon).slice(0, rootLength);

const verbsOf = ({ statement: { cues } }: Meaning) =>
  cues.filter(({ name }) => name.startsWith('do:') || name.startsWith('done:'));

/** Whether a preposition or nothing follows: `cancels from their phone`. */
function isWithoutObject({ folded, lexicon }: ReadIdea, { end }: Span): boolean {
  const next = /^\p{P}*\s*([\p{L}\p{M}]*)/u.exec(folded.slice(end, end + longestWord))?.[1] ?? '';
  return next === '' || lexicon.prepositions.includes(next);
}
const longestWord = 30;

/** How alike a restriction and a permission of the same thing are. */
const sameThing = 0.3;

/** Whether the other allows more than one does: `Tickets are sold on board only`, `tickets can be bought in the app`. */
function isAllowed(one: Meaning, other: Meaning, { share, isOwn }: Likeness): boolean {
  const may = other.found.has('{may}') || other.statement.cues.some(({ name }) => name === 'can');
  return may && isOwn && share >= sameThing && !isOfSame(one, other);
}

/** Characters between `only` and whom it allows something. */
const onlyReach = 20;

/** `Only the host draws`, `nobody but the host may draw`, `drawn by the host alone`: what is drawn by nobody else. */
function reservedVerb({ found, statement }: Meaning, verbs: readonly Cue[]): Cue | undefined {
  const people = found.get('{person}') ?? [];
  const { span } = statement;
  for (const { start, end } of found.get('{only}') ?? []) {
    const person = people.find((one) => one.start >= end && one.start - end <= onlyReach);
    if (person !== undefined || start === span.start)
      return verbs.find((verb) => verb.start >= (person?.end ?? end)) ?? verbs.at(-1);
    const isLast = end === span.end && people.some((one) => start - one.end === 1);
    if (isLast) return verbs.findLast((verb) => verb.end <= start);
  }
  return undefined;
}

function denies({ statement: { kind, cues } }: Meaning): boolean {
  // `so that I don't have to look up the number`
  const aside = cues.find(({ name }) => name === 'soThat' || name === 'because');
  return kind === 'N' || cues.some((cue) => isDenial(cue) && !(aside && aside.start < cue.start));
}

/** The words of a statement that another has too. */
function topicOf(
  { lexicon }: ReadIdea,
  { text }: ReadStatement,
  common: readonly string[],
): string {
  const words = lexicon.hasSpaces ? (text.match(/[\p{L}\p{M}'’-]+/gu) ?? []) : common;
  return words
    .filter((word) =>
      withoutSynonyms(lexicon, stemsOf(lexicon, word)).some((stem) => common.includes(stem)),
    )
    .join(', ');
}

/** `may look at the photos but not at the invoices` denies nothing of the photos. */
function deniesOther(
  { lexicon, text }: ReadIdea,
  { cues, span }: ReadStatement,
  common: readonly string[],
): boolean {
  const from = cues.find(isDenial)?.start ?? span.start;
  const isLate = cues.some(
    ({ name, start, end }) => name.startsWith('do:') && start > span.start && end <= from,
  );
  if (!isLate || !lexicon.hasSpaces) return false;
  const denied = withoutSynonyms(lexicon, stemsOf(lexicon, text.slice(from, span.end)));
  return !common.some((stem) => denied.includes(stem));
}
