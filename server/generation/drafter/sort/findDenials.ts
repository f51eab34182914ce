import { isDenial } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { commonStems, type Meaning } from './concepts';
import { stemsOf } from './contentWords';
import { isOfOthers, isOfSame, likenessIn, pairsOf, type Likeness } from './meaningPairs';
import type { FoundContradiction, ReadStatement } from './workbook';

/** Maximum number of statements compared on each side. */
const mostLimiting = 20;
const mostSaying = 60;

/** Finds pairs of which one denies unconditionally, or restricts to some people, what the other states. */
export function findDenials(read: ReadIdea, stated: readonly Meaning[]): FoundContradiction[] {
  const likeness = likenessIn(stated, read.lexicon.hasSpaces);
  const limiting = stated.filter(
    (one) =>
      (denies(one) || one.found.has('{only}')) &&
      one.statement.quantities.every(({ value }) => value === undefined) &&
      !one.statement.cues.some(({ name }) => name === 'if'),
  );
  const saying = stated.filter((one) => !denies(one) && !one.found.has('{only}'));
  return pairsOf(limiting.slice(0, mostLimiting), saying.slice(0, mostSaying)).flatMap(
    ([one, other]): FoundContradiction[] => {
      if (one.statement.sentence === other.statement.sentence) return [];
      const common = commonStems(one, other);
      const isFound = denies(one)
        ? isDenied(read, one, other, common)
        : isReserved(read, one, other, common) ||
          isOfEverything(read, one, other) ||
          isAllowed(one, other, likeness(one, other));
      if (!isFound) return [];
      const sides = [one.statement, other.statement] as const;
      return [{ sides, topic: topicOf(read, one.statement, common) || onlyWho(read, one) }];
    },
  );
}

/** A denial and a statement that share this many words are about the same thing. */
const sameDeed = 3;
/** If they name the same people or only some may do it: `Only the host draws a card`, `every player draws a card`. */
const sameDeedOfPeople = 2;

/** Whether one statement denies the other. */
function isDenied(
  read: ReadIdea,
  one: Meaning,
  other: Meaning,
  common: readonly string[],
): boolean {
  if (isOfOthers(one, other) || deniesOther(read, one.statement, common)) return false;
  return common.length >= (isOfSame(one, other) ? sameDeedOfPeople : sameDeed);
}

/** Whether other people do something that only one role may do. */
function isReserved(
  read: ReadIdea,
  one: Meaning,
  other: Meaning,
  common: readonly string[],
): boolean {
  return onlyWho(read, one) !== '' && common.length >= sameDeedOfPeople && isOfOthers(one, other);
}

/** Letters that the forms of a verb share: `book`, `booked`. */
const beginning = 4;

/** Whether all may do with anything what only some may: `Every member can book any boat`, `gigs are only booked by coaches`. */
function isOfEverything(read: ReadIdea, one: Meaning, other: Meaning): boolean {
  const deedsOf = ({ statement: { cues } }: Meaning) =>
    cues
      .filter(({ name }) => /^do(?:ne)?:/u.test(name))
      .map(({ start, end }) => read.folded.slice(start, end).slice(0, beginning));
  const [whoever, whatever] = other.found.get('{each}') ?? [];
  const deeds = deedsOf(other);
  return (
    onlyWho(read, one) !== '' &&
    isOfOthers(one, other) &&
    whoever?.start === other.statement.span.start &&
    whatever !== undefined &&
    other.found.has('{may}') &&
    deedsOf(one).some((deed) => deeds.includes(deed))
  );
}

/** The minimum similarity of a restriction and a permission of the same thing. */
const sameThing = 0.3;

/** Whether the other allows more than one does: `Tickets are sold on board only`, `tickets can be bought in the app`. */
function isAllowed(one: Meaning, other: Meaning, { share, isOwn }: Likeness): boolean {
  const may = other.found.has('{may}') || other.statement.cues.some(({ name }) => name === 'can');
  return may && isOwn && share >= sameThing && !isOfSame(one, other);
}

/** Characters between `only` and whom it allows something. */
const onlyReach = 20;

/** `Only the host`, `only be booked by coaches` */
function onlyWho({ text }: ReadIdea, { found }: Meaning): string {
  const people = found.get('{person}') ?? [];
  const [span] = (found.get('{only}') ?? []).flatMap((only) =>
    people
      .filter(({ start }) => start >= only.end && start - only.end <= onlyReach)
      .map(({ end }) => ({ start: only.start, end })),
  );
  return span === undefined ? '' : quote(text, span);
}

function denies({ statement: { kind, cues } }: Meaning): boolean {
  // `so that I don't have to look up the number` denies nothing.
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
    .filter((word) => stemsOf(lexicon, word).some((stem) => common.includes(stem)))
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
  const denied = stemsOf(lexicon, text.slice(from, span.end));
  return !common.some((stem) => denied.includes(stem));
}
