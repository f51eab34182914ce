import type { ClauseCue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { isPeriod, unitOf } from '../read/period';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import type { Meaning } from './concepts';
import { stemsOf } from './contentWords';
import type { Contradiction, ReadStatement, Statement } from './workbook';

type Found = Omit<Contradiction, 'id'>;

/** Maximum number of statements compared on each side. */
const mostHolders = 20;
const mostNumbers = 60;

/**
 * Finds pairs of contradicting statements: by a table of opposing demands, for each the two statements that share most
 * words, and by counts above a limit.
 */
export function readContradictions(read: ReadIdea, meanings: readonly Meaning[]): Contradiction[] {
  const stated = meanings.filter(
    // A title states nothing.
    ({ statement }, index) => isDemand(statement) && (statement.kind !== 'B' || index > 0),
  );
  return [...opposites(read, stated), ...exceededLimits(read, stated)].map((found, index) => ({
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

function opposites(read: ReadIdea, stated: readonly Meaning[]): Found[] {
  const settled = new Set(stated.flatMap(({ sides }) => [...sides]));
  const sure = stated.filter(({ found }) => !found.has('{unless}'));
  return read.lexicon.oppositions.pairs.flatMap(
    ({ topic, ofOneThing = 1, ofOneRole }, index): Found[] => {
      if (settled.has(`${index}:settled`)) return [];
      const [ones, others] = (['one', 'other'] as const).map((side) =>
        sure.filter(({ sides }) => sides.has(`${index}:${side}`)).slice(0, mostHolders),
      );
      let best: Found | undefined;
      let most = -1;
      for (const one of ones ?? []) {
        const { people } = one;
        for (const other of others ?? []) {
          const isOfOthers =
            people.length * other.people.length > 0 &&
            !people.some((name) => other.people.includes(name)) &&
            // `every buyer`
            ![one, other].some(({ found }) => found.has('{each}'));
          if (one === other || (ofOneRole && isOfOthers)) continue;
          const common = one.statement.stems.filter(
            (stem) => other.statement.stems.includes(stem) && !people.includes(stem),
          ).length;
          if (common < ofOneThing || common <= most) continue;
          most = common;
          best = { sides: [joined(read, one, stated), joined(read, other, stated)], topic };
        }
      }
      return best === undefined ? [] : [best];
    },
  );
}

/** A statement with the next one of its sentence if that repeats or justifies it: `all is free, no purchases`. */
function joined(
  { text }: ReadIdea,
  { statement, sides }: Meaning,
  stated: readonly Meaning[],
): Statement {
  const next = stated.find((one) => one.statement.span.start >= statement.span.end);
  if (next === undefined || next.statement.sentence !== statement.sentence) return statement;
  const isJoined =
    next.statement.link === 'purpose' || [...next.sides].some((side) => sides.has(side));
  const span = { start: statement.span.start, end: next.statement.span.end };
  return isJoined ? { ...statement, span, text: quote(text, span) } : statement;
}

/** `At most 10 players`, `rooms of 30 players`: a count of the same things above a limit. */
function exceededLimits({ lexicon }: ReadIdea, stated: readonly Meaning[]): Found[] {
  const counts = stated
    .filter(({ statement }) => statement.kind !== 'G')
    .flatMap(({ statement }) => statement.quantities.map((quantity) => ({ statement, quantity })))
    .slice(0, mostNumbers)
    .flatMap(({ statement, quantity }) => {
      const [stem = ''] = stemsOf(lexicon, unitOf(quantity));
      return stem.length < 3 ? [] : [{ statement, quantity, stem }];
    });
  return counts.flatMap((limit): Found[] => {
    const { comparison, value = Infinity, phrase } = limit.quantity;
    if (comparison !== 'atMost' && comparison !== 'below') return [];
    const over = counts.find(
      ({ statement, quantity, stem }) =>
        statement !== limit.statement &&
        stem === limit.stem &&
        // Times differ with what they are for.
        statement.stems.filter((one) => limit.statement.stems.includes(one)).length >
          (isPeriod(quantity, lexicon) ? 2 : 0) &&
        /^(?:exactly|atMost|atLeast|range)$/u.test(quantity.comparison) &&
        (quantity.value ?? 0) > value,
    );
    const topic = `${phrase} / ${over?.quantity.phrase}`;
    return over === undefined ? [] : [{ sides: [limit.statement, over.statement], topic }];
  });
}
