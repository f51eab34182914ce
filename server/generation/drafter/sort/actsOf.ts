import type { Lexicon } from '../lexicon/lexicon';
import { actFacts } from './actFacts';
import { actNames, type ActName } from '../lexicon/actNames';
import { actLabels, actWeights, scoresOf, shares } from './learnedWeights';

/** A wrong test is worse than none: an act has to be so probable, alone or with another of the clause. */
const leastLikely = 0.55;
/** The minimum for acts whose tests apply whatever else a clause does. */
const leastOfPlain = 0.37;
const plain: ReadonlySet<ActName> = new Set(['change', 'create', 'notify', 'show']);
const leastSecond = 0.3;
const leastOfBoth = 0.65;

/**
 * The acts of a requirement, the most probable first: `Guests rate the room and add a photo` rates and uploads.
 *
 * @param text the clause in lower case
 * @param leastSure the probability that the first act needs, in addition to the minimums above
 * @returns none where no act is likely, at most two
 */
export function actsOf(text: string, lexicon: Lexicon, leastSure = 0): ActName[] {
  const facts = actFacts(text, lexicon);
  const chances = shares(scoresOf(facts, actLabels.length, actWeights));
  const [first, second] = actNames
    .map((name, label) => ({ name, chance: chances[label] ?? 0 }))
    .sort((one, other) => other.chance - one.chance);
  if (first === undefined || second === undefined || first.chance < leastSure) return [];
  if (second.chance >= leastSecond && first.chance + second.chance >= leastOfBoth)
    return [first.name, second.name];
  const least = plain.has(first.name) ? leastOfPlain : leastLikely;
  return first.chance >= least ? [first.name] : [];
}
