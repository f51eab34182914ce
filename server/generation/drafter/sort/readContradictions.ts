import { isDenial } from '../lexicon/cueLine';
import { headOfFields } from '../lexicon/fieldTableWords';
import { listsStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { headOfRoles } from '../lexicon/rightsWords';
import { readingWords } from '../lexicon/readingWords';
import { bracketsIn } from '../read/hideBrackets';
import { plainText } from '../read/plainText';
import type { ReadIdea } from '../read/readClauses';
import { readTables } from '../read/readTables';
import { quote } from '../read/span';
import { stemsOf } from './contentWords';
import { findNumberClashes } from './findNumberClashes';
import { common, isOfOthers, meaningsOf, type Meaning } from './meanings';
import type { Contradiction, FoundContradiction, ReadStatement, Statement } from './workbook';

/** Maximum number of statements compared on each side. */
const mostHolders = 20;
const mostSaying = 60;

/**
 * Finds pairs of contradicting statements: by a table of opposing demands, by what only some people may do and others
 * do, and by two numbers for the same.
 */
export function readContradictions(
  read: ReadIdea,
  statements: readonly ReadStatement[],
): Contradiction[] {
  const meanings = meaningsOf(read, statements);
  const excepted = new Set(
    meanings.flatMap(({ statement, found }) => (found.has('{unless}') ? [statement.sentence] : [])),
  );
  const stated = meanings.filter(
    ({ statement }) => isDemand(statement) && !excepted.has(statement.sentence),
  );
  const taken = new Set<string>();
  return [
    ...opposites(read, stated),
    ...reservedDeeds(read, stated),
    // The rows of a table have different numbers.
    ...findNumberClashes(
      read,
      stated.filter(({ statement }) => statement.table === undefined),
    ),
  ]
    .filter(({ sides }) => {
      const isNew = !sides.some(({ id }) => taken.has(id));
      if (isNew) for (const { id } of sides) taken.add(id);
      return isNew;
    })
    .map((found, index) => ({ id: `X${index + 1}`, ...found }));
}

const telling = /^(?:problem|now|past)$/u;

/** Whether a statement is a demand, not a title, a story, a possibility or a list of states or fields. */
function isDemand(one: ReadStatement): boolean {
  const isOpen = one.isStruck || one.isUndecided || one.isHeading || one.link === 'reason';
  const isTold =
    one.kind === 'B' && (!one.isDoubtful || one.cues.some(({ name }) => telling.test(name)));
  const areFields = one.cells.some(({ column }) => headOfFields.test(column ?? ''));
  return !isOpen && !isTold && !areFields && !listsStates(folded(one.text));
}

/** For each opposition, the two statements that share most words. */
function opposites(read: ReadIdea, stated: readonly Meaning[]): FoundContradiction[] {
  const settled = new Set(stated.flatMap(({ sides }) => [...sides.keys()]));
  const found = read.lexicon.oppositions.pairs.flatMap(
    ({ topic, ofOneThing = 0, ofOneRole }, index) => {
      const [ones = [], others = []] = (['one', 'other'] as const).map((side) =>
        stated.filter(({ sides }) => sides.has(`${index}:${side}`)).slice(0, mostHolders),
      );
      const pairs = ones.flatMap((one) =>
        others.flatMap((other) => {
          // `every buyer`
          const isOfAll = one.found.has('{each}') || other.found.has('{each}');
          const isSure = one.sides.get(`${index}:one`) && other.sides.get(`${index}:other`);
          const shared = common(one, other).length;
          const fewest = isNarrowAndFarOff(one, other, stated) ? 1 : 0;
          const isAbout = shared >= Math.max(isSure ? fewest : 1, ofOneThing);
          const isOpposed = isAbout && !(ofOneRole && !isOfAll && isOfOthers(one, other));
          return isOpposed && mayOppose(read, one, other) ? [{ one, other, shared, topic }] : [];
        }),
      );
      const [closest] = pairs.sort((a, b) => b.shared - a.shared);
      return closest === undefined || settled.has(`${index}:settled`) ? [] : [closest];
    },
  );
  return found
    .sort((a, b) => b.shared - a.shared)
    .map(({ one, other, topic }) => ({
      sides: [joined(read, one, stated), joined(read, other, stated)],
      topic,
    }));
}

/** Statements apart, and words of what is broad: `No ads at all`. */
const [farOff, mostOfBroad] = [5, 2];

/** Whether something narrow is ruled out far away: `No beer sales through the app` and `tasters buy a wristband`. */
const isNarrowAndFarOff = (one: Meaning, other: Meaning, stated: readonly Meaning[]) =>
  [one, other].some(
    ({ statement, things }) => statement.kind === 'N' && things.length > mostOfBroad,
  ) && Math.abs(stated.indexOf(one) - stated.indexOf(other)) >= farOff;

/**
 * Whether two statements may oppose each other: not the two cases of a sentence, as in `Approve it within a day; if I do
 * nothing, it is rejected`, nor two halves that complete each other, as in `Only the owner sees the hive; other members see the town`, nor a part of
 * a group and the group, as in `Members book`, `Only members who … book the saw`.
 */
function mayOppose(read: ReadIdea, one: Meaning, other: Meaning): boolean {
  if (areOfTwoRoles(read, one, other)) return false;
  const isRuledOut = [one, other].some(({ statement: { kind } }) => kind === 'N');
  const isAll = (each: Meaning) => each.found.has('{each}');
  // `Quizzes are anonymous, but the teacher wants to see who answered`: two wishes.
  const isHalf = ({ statement: { cues, link } }: Meaning) =>
    link === 'contrast' && !isRuledOut && !cues.some(({ name }) => name === 'want');
  const isCompleted = isOfOthers(one, other) && !isAll(one) && !isAll(other);
  const isCase =
    one.statement.sentence === other.statement.sentence &&
    (isCompleted || [one, other].some((each) => isOfCase(each) || isHalf(each)));
  const isPart =
    [one, other].some((each) => isReserved(read, each)) &&
    one.people.some((name) => other.people.includes(name));
  return one !== other && !isCase && !isPart;
}

/** Whether two statements stand in different rows of a table of roles: what one may do says nothing of another. */
function areOfTwoRoles(
  read: ReadIdea,
  { statement: one }: Meaning,
  { statement: other }: Meaning,
): boolean {
  if (one.table === undefined || one.table !== other.table) return false;
  const [head] = [...readTables(read).keys()].flatMap(([first]) =>
    first !== undefined && first.start === one.table ? [quote(read.text, first)] : [],
  );
  return one.sentence !== other.sentence && head !== undefined && headOfRoles.test(plainText(head));
}

/** A statement with those beside it in its sentence that repeat it: `all is free, no purchases`. */
function joined({ text }: ReadIdea, one: Meaning, stated: readonly Meaning[]): Statement {
  const same = stated.filter(
    ({ statement, sides }) =>
      statement.sentence === one.statement.sentence &&
      [...sides.keys()].some((side) => one.sides.has(side)),
  );
  const [first = one, last = one] = [same[0], same.at(-1)];
  const span = { start: first.statement.span.start, end: last.statement.span.end };
  return same.length < 2 ? one.statement : { ...one.statement, span, text: quote(text, span) };
}

/** Statements that share this many words are about the same deed. */
const sameDeed = 2;
/** Characters between `only` and whom it allows something. */
const onlyReach = 20;

/**
 * What only some people may do and others do: `Only the host draws a card`, `every player draws a card`; and what people
 * may not do, also by a table, and do: `Sizes are never shown to drivers`, `drivers see sizes`.
 */
function reservedDeeds(read: ReadIdea, stated: readonly Meaning[]): FoundContradiction[] {
  const months = new Set(read.lexicon.months.flatMap((name) => stemsOf(read.lexicon, name)));
  const saying = stated
    .filter((one) => one.statement.kind !== 'N' && !denies(one) && !one.found.has('{only}'))
    .slice(0, mostSaying);
  // `by 15 October` is when, not what.
  const isOfDate = (stem: string) => /^\p{N}/u.test(stem) || months.has(stem);
  return [...stated, ...stated.flatMap((one) => deniedThings(read, one))]
    .filter((one) => !isOfCase(one) && !hasAmount(one))
    .slice(0, mostSaying)
    .flatMap((one): FoundContradiction[] => {
      const isOnly = isReserved(read, one);
      const barred = one.statement.grants.filter(({ verdict }) => verdict === 'denied');
      const isBarred = ({ statement: { acting, grants } }: Meaning) =>
        grants.length === 0 && barred.some(({ role }) => acting.includes(role.id));
      const isOther = (other: Meaning) =>
        isBarred(other) ||
        (isOnly
          ? isOfOthers(one, other) || (one.people.length === 0 && other.people.length > 0)
          : denies(one) && one.people.some((name) => other.people.includes(name)));
      const other = saying.find(
        (each) =>
          common(one, each).filter((stem) => !isOfDate(stem)).length >= sameDeed &&
          isOther(each) &&
          !areOfTwoRoles(read, one, each) &&
          each.statement.sentence !== one.statement.sentence,
      );
      return other === undefined
        ? []
        : [{ sides: [one.statement, other.statement], topic: sharedWords(read, one, other) }];
    });
}

/** In a role's row of a table of who may do what, each thing that it has no right to, as if it stood alone. */
const deniedThings = ({ lexicon }: ReadIdea, one: Meaning): Meaning[] =>
  one.statement.grants.flatMap((grant) =>
    grant.thing === undefined || grant.verdict !== 'denied'
      ? []
      : [
          {
            ...one,
            statement: { ...one.statement, text: grant.thing, grants: [grant] },
            things: stemsOf(lexicon, grant.thing),
          },
        ],
  );

function denies({ statement: { kind, text, span, cues, link } }: Meaning): boolean {
  // A part of a sentence or of a table's row says too little by itself.
  if (link !== 'none') return false;
  // `so that I don't have to look up the number` denies nothing.
  const main = cues.slice(0, cues.findIndex(({ name }) => name === 'soThat') >>> 0);
  // `Bruno (no other males)` denies nothing of Bruno.
  const isBracketed = bracketsIn(text);
  return kind === 'N' || main.some((cue) => isDenial(cue) && !isBracketed(cue.start - span.start));
}

/** The words of a statement that another has too. */
function sharedWords({ lexicon }: ReadIdea, one: Meaning, other: Meaning): string {
  const stems = common(one, other);
  const words = lexicon.hasSpaces ? (one.statement.text.match(/[\p{L}\p{M}'’-]+/gu) ?? []) : stems;
  return words
    .filter((word) => stemsOf(lexicon, word).some((stem) => stems.includes(stem)))
    .join(', ');
}

/** Whether it holds only in a case. */
const isOfCase = ({ statement: { cues } }: Meaning) => cues.some(({ name }) => name === 'if');

/** Whether it holds only up to a number. */
const hasAmount = ({ statement: { quantities } }: Meaning) =>
  quantities.some(({ value }) => value !== undefined);

/** Whether only some people may do it: `Only the host`, `only I`. */
function isReserved({ folded, lexicon }: ReadIdea, { found }: Meaning): boolean {
  const { self } = readingWords[lexicon.code];
  return (found.get('{only}') ?? []).some(({ end }) => {
    const [next = ''] = /[\p{L}\p{M}]+/u.exec(folded.slice(end, end + onlyReach)) ?? [];
    const isPerson = (found.get('{person}') ?? []).some(
      ({ start }) => start >= end && start - end <= onlyReach,
    );
    return isPerson || self.includes(next);
  });
}
