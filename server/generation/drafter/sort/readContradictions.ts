import type { ClauseCue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { quote } from '../read/span';
import { meaningsOf, type Meaning, type Side } from './concepts';
import { stemsOf } from './contentWords';
import type { Contradiction, ReadStatement } from './workbook';

/** Maximum number of statements compared on each side. */
const mostHolders = 20;

/**
 * Finds pairs of contradicting statements by a table of opposing demands: one pair for each opposition, the two
 * statements that share most words.
 */
export function readContradictions(
  read: ReadIdea,
  statements: readonly ReadStatement[],
): Contradiction[] {
  const stated = meaningsOf(read, statements).filter(
    // A title states nothing.
    ({ statement }) =>
      isDemand(statement) && (statement.kind !== 'B' || statement !== statements[0]),
  );
  const settled = new Set(stated.flatMap(({ sides }) => [...sides]));
  const holders = holdersOf(stated.filter(({ found }) => !found.has('{unless}')));
  const seen = new Set<string>();
  const opposed = read.lexicon.oppositions.pairs.flatMap(
    ({ topic, ofOneThing = 1, ofOneRole }, index): Omit<Contradiction, 'id'>[] => {
      if (settled.has(`${index}:settled`)) return [];
      let best: readonly [Meaning, Meaning] | undefined;
      let most = -1;
      for (const one of holders.get(`${index}:one`) ?? []) {
        const people = peopleOf(read, one);
        for (const other of holders.get(`${index}:other`) ?? []) {
          if (one === other || (ofOneRole && areAboutOthers(read, one, other))) continue;
          const common = one.statement.stems.filter(
            (stem) => other.statement.stems.includes(stem) && !people.includes(stem),
          ).length;
          const isOfAll = one.found.has('{all}') || other.found.has('{all}');
          if (common >= (isOfAll ? 0 : ofOneThing) && common > most)
            [best, most] = [[one, other], common];
        }
      }
      const [one, other] = best ?? [];
      const key = `${one?.statement.id} ${other?.statement.id}`;
      if (one === undefined || other === undefined || seen.has(key)) return [];
      seen.add(key);
      return [{ sides: [joined(read, one, stated), joined(read, other, stated)], topic }];
    },
  );
  return [...opposed, ...exceededLimits(read, stated)].map((found, index) => ({
    id: `X${index + 1}`,
    ...found,
  }));
}

const telling: ReadonlySet<ClauseCue> = new Set(['problem', 'now', 'past']);

/** Whether a statement is a demand, not about the past, a problem or a possibility. */
function isDemand({ kind, cues, isStruck, isUndecided, link }: ReadStatement): boolean {
  if (isStruck || isUndecided || link === 'reason') return false;
  const isSaid = cues.some((cue) => isVerb(cue) || isDenial(cue));
  return kind !== 'B' || (isSaid && !cues.some(({ name }) => telling.has(name)));
}

const mostNumbers = 60;

/** `At most 10 players`, `rooms of 30 players`: a count of the same things above a limit. */
function exceededLimits(
  { text, lexicon }: ReadIdea,
  stated: readonly Meaning[],
): Omit<Contradiction, 'id'>[] {
  const times = quantityWords[lexicon.code].timeUnits;
  const counts = stated
    .filter(({ statement }) => statement.kind !== 'G')
    .flatMap(({ statement, found }) =>
      statement.quantities.map((quantity) => ({
        statement,
        quantity,
        isExact: found.has('{only}'),
      })),
    )
    .slice(0, mostNumbers)
    .flatMap(({ statement, quantity, isExact }) => {
      const { span, digits } = quantity;
      const unit = text.slice(span.start, span.end).replace(digits, '').trim();
      const [stem] = stemsOf(lexicon, unit);
      const isTime = times.some((time) => folded(unit).startsWith(time));
      return stem === undefined || stem.length < 3
        ? []
        : [{ statement, quantity, stem, isTime, isExact }];
    });
  return counts.flatMap((limit) => {
    const { comparison, value = Infinity } = limit.quantity;
    const isLimit =
      comparison === 'atMost' ||
      comparison === 'below' ||
      (comparison === 'exactly' && limit.isExact && !limit.isTime);
    if (!isLimit) return [];
    const over = counts.find(
      ({ statement, quantity, stem, isTime }) =>
        statement !== limit.statement &&
        stem === limit.stem &&
        // Times differ with what they are for.
        statement.stems.filter((one) => limit.statement.stems.includes(one)).length >
          (isTime ? 2 : 0) &&
        /^(?:exactly|atMost|atLeast|range)$/u.test(quantity.comparison) &&
        (quantity.value ?? 0) > value,
    );
    const topic = `${limit.quantity.phrase} / ${over?.quantity.phrase}`;
    return over === undefined ? [] : [{ sides: [limit.statement, over.statement] as const, topic }];
  });
}

/** The statements on each side. */
function holdersOf(stated: readonly Meaning[]): ReadonlyMap<Side, readonly Meaning[]> {
  const holders = new Map<Side, Meaning[]>();
  for (const one of stated) {
    for (const side of one.sides) {
      const same = holders.get(side) ?? [];
      if (same.length < mostHolders) holders.set(side, [...same, one]);
    }
  }
  return holders;
}

/** Whether two statements are about different roles: `visitors`, `the staff`, but not `every reader`. */
function areAboutOthers(read: ReadIdea, one: Meaning, other: Meaning): boolean {
  if ([one, other].some(({ found }) => found.has('{each}') || found.has('{everybody}')))
    return false;
  const [role, otherRole] = [one.statement.role?.id, other.statement.role?.id];
  if (role !== undefined && otherRole !== undefined && role !== otherRole) return true;
  const [people, others] = [peopleOf(read, one), peopleOf(read, other)];
  return (
    people.length > 0 && others.length > 0 && !people.some((person) => others.includes(person))
  );
}

function peopleOf({ text, lexicon }: ReadIdea, { found }: Meaning): string[] {
  return (found.get('{person}') ?? []).flatMap(({ start, end }) =>
    stemsOf(lexicon, text.slice(start, end)),
  );
}

/** Joins a statement with the next clause if that repeats or justifies it: `all is free, no purchases`. */
function joined(
  { text }: ReadIdea,
  { statement, sides }: Meaning,
  stated: readonly Meaning[],
): ReadStatement {
  const { start, end } = statement.span;
  const next = stated.find(({ statement: { span } }) => span.start >= end);
  const isJoined =
    next &&
    (next.statement.link === 'purpose' || [...next.sides].some((side) => sides.has(side))) &&
    /^[\s,;–—-]{1,3}$/u.test(text.slice(end, next.statement.span.start));
  if (!isJoined) return statement;
  const span = { start, end: next.statement.span.end };
  return { ...statement, span, text: quote(text, span) };
}
