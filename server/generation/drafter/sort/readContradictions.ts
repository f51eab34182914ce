import type { ClauseCue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { commonStems, type Meaning } from './concepts';
import { findDenials } from './findDenials';
import { findNumberClashes } from './findNumberClashes';
import { isOfOthers, pairsOf } from './meaningPairs';
import type { Contradiction, FoundContradiction, ReadStatement, Statement } from './workbook';

/** Maximum number of statements compared on each side. */
const mostHolders = 20;

/**
 * Finds pairs of contradicting statements: by a table of opposing demands, for each the two statements that share most
 * words, by what one denies and the other says, by what only one role may do, and by two numbers for the same.
 */
export function readContradictions(read: ReadIdea, meanings: readonly Meaning[]): Contradiction[] {
  const excepted = new Set(
    meanings.flatMap(({ statement, found }) => (found.has('{unless}') ? [statement.sentence] : [])),
  );
  const stated = meanings.filter(
    ({ statement }) => isDemand(statement) && !excepted.has(statement.sentence),
  );
  const taken = new Set<string>();
  return [
    ...opposites(read, stated),
    ...findDenials(read, stated),
    ...findNumberClashes(read, stated),
  ]
    .filter(({ sides }) => {
      const isNew =
        sides.some(({ kind }) => kind !== 'B') && !sides.some((side) => taken.has(side.id));
      if (isNew) for (const side of sides) taken.add(side.id);
      return isNew;
    })
    .map((found, index) => ({ id: `X${index + 1}`, ...found }));
}

const telling: ReadonlySet<ClauseCue> = new Set(['problem', 'now', 'past']);

/** Whether a statement is a demand, not about the past, a problem or a possibility. */
function isDemand({ kind, cues, isStruck, isUndecided, link }: ReadStatement): boolean {
  if (isStruck || isUndecided || link === 'reason') return false;
  const isSaid = cues.some((cue) => isVerb(cue) || isDenial(cue));
  return kind !== 'B' || (isSaid && !cues.some(({ name }) => telling.has(name)));
}

function opposites(read: ReadIdea, stated: readonly Meaning[]): FoundContradiction[] {
  const settled = new Set(stated.flatMap(({ sides }) => [...sides.keys()]));
  const found = read.lexicon.oppositions.pairs.flatMap(
    ({ topic, ofOneThing = 0, ofOneRole }, index) => {
      if (settled.has(`${index}:settled`)) return [];
      const [ones = [], others = []] = (['one', 'other'] as const).map((side) =>
        stated.filter(({ sides }) => sides.has(`${index}:${side}`)).slice(0, mostHolders),
      );
      let best: { found: FoundContradiction; common: number } | undefined;
      for (const [one, other] of pairsOf(ones, others)) {
        // `every buyer`
        const isOfAll = [one, other].some((side) => side.found.has('{each}'));
        if (ofOneRole && !isOfAll && isOfOthers(one, other)) continue;
        const common = commonStems(one, other).length;
        const isSure =
          one.sides.get(`${index}:one`) === true && other.sides.get(`${index}:other`) === true;
        const least = isSure ? ofOneThing : Math.max(1, ofOneThing);
        if (common < least || (best !== undefined && common <= best.common)) continue;
        const sides = [joined(read, one, stated), joined(read, other, stated)] as const;
        best = { found: { sides, topic }, common };
      }
      return best === undefined ? [] : [best];
    },
  );
  return found.sort((a, b) => b.common - a.common).map((one) => one.found);
}

/** A statement with those beside it in its sentence that repeat it: `all is free, no purchases`, or that it needs. */
function joined({ text }: ReadIdea, one: Meaning, stated: readonly Meaning[]): Statement {
  const { statement, sides } = one;
  const index = stated.indexOf(one);
  const belongs = (next: Meaning | undefined): next is Meaning =>
    next?.statement.sentence === statement.sentence &&
    [...(next?.sides.keys() ?? [])].some((side) => sides.has(side));
  let [first, last] = [index, index];
  while (belongs(stated[first - 1])) first -= 1;
  while (belongs(stated[last + 1])) last += 1;
  const span = {
    start: stated[first]?.statement.span.start ?? statement.span.start,
    end: stated[last]?.statement.span.end ?? statement.span.end,
  };
  return first === last ? statement : { ...statement, span, text: quote(text, span) };
}
