import { isDenial } from '../lexicon/cueLine';
import { readingWords } from '../lexicon/readingWords';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { commonStems, type Meaning } from './concepts';
import { stemsOf } from './contentWords';
import { isOfOthers, pairsOf } from './meaningPairs';
import type { FoundContradiction } from './workbook';

/** Maximum number of statements compared on each side. */
const mostLimiting = 20;
const mostSaying = 60;
/** A denial and a statement that share this many words are about the same thing. */
const sameDeed = 3;
/** If they name the same people or only some may do it: `Only the host draws a card`, `every player draws a card`. */
const sameDeedOfPeople = 2;
/** Characters between `only` and whom it allows something. */
const onlyReach = 20;

/** Finds pairs of which one denies unconditionally, or reserves for some people, what the other states. */
export function findDenials(read: ReadIdea, stated: readonly Meaning[]): FoundContradiction[] {
  const limiting = stated.filter(
    (one) =>
      (denies(one) || onlyWho(read, one) !== '' || isAuthorOnly(read, one)) &&
      one.statement.quantities.every(({ value }) => value === undefined) &&
      !one.statement.cues.some(({ name }) => name === 'if'),
  );
  const saying = stated.filter((one) => !denies(one) && !one.found.has('{only}'));
  return pairsOf(limiting.slice(0, mostLimiting), saying.slice(0, mostSaying)).flatMap(
    ([one, other]): FoundContradiction[] => {
      const common = commonStems(one, other);
      const isSame = one.people.some((name) => other.people.includes(name));
      const least = denies(one) && !isSame ? sameDeed : sameDeedOfPeople;
      const isAboutOthers = isAuthorOnly(read, one)
        ? other.people.length > 0
        : isOfOthers(one, other) !== denies(one);
      if (one.statement.sentence === other.statement.sentence) return [];
      if (common.length < least || !isAboutOthers) return [];
      return [{ sides: [one.statement, other.statement], topic: topicOf(read, one, common) }];
    },
  );
}

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

/** `Only I set prices` */
function isAuthorOnly({ folded, lexicon }: ReadIdea, { found }: Meaning): boolean {
  const { self } = readingWords[lexicon.code];
  return (found.get('{only}') ?? []).some(({ end }) => {
    const [next = ''] = /[\p{L}\p{M}]+/u.exec(folded.slice(end, end + onlyReach)) ?? [];
    return self.includes(next);
  });
}

function denies({ statement: { kind, cues } }: Meaning): boolean {
  // `so that I don't have to look up the number` denies nothing.
  const aside = cues.find(({ name }) => name === 'soThat' || name === 'because');
  return kind === 'N' || cues.some((cue) => isDenial(cue) && !(aside && aside.start < cue.start));
}

/** The words of a statement that another has too. */
function topicOf(
  { lexicon }: ReadIdea,
  { statement: { text } }: Meaning,
  common: readonly string[],
): string {
  const words = lexicon.hasSpaces ? (text.match(/[\p{L}\p{M}'’-]+/gu) ?? []) : common;
  return words
    .filter((word) => stemsOf(lexicon, word).some((stem) => common.includes(stem)))
    .join(', ');
}
