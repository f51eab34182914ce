import type { Lexicon } from '../lexicon/lexicon';
import { actFacts } from './actFacts';
import { actNames, type ActName } from './actNames';
import { actLabels, actWeights, scoresOf, shares } from './learnedWeights';

/** A wrong test is worse than none: the first act has to be so probable. */
const leastLikely = 0.35;
/** The tests of these are absurd for anything else. */
const leastOfNarrow = 0.55;
const narrow: ReadonlySet<ActName> = new Set([
  'approve',
  'assign',
  'book',
  'control',
  'draw',
  'expire',
  'free',
  'live',
  'measure',
  'media',
  'message',
  'offline',
  'pay',
  'play',
  'privacy',
  'queue',
  'rate',
  'remove',
  'restrict',
  'scan',
  'time',
  'unique',
]);
/** The tests of these suit nearly every clause that speaks of them at all. */
const leastOfBroad = 0.3;
const broad: ReadonlySet<ActName> = new Set(['show', 'notify', 'edit', 'schedule', 'speed']);
/** And so many times as probable as the next, unless both are acts of the clause. */
const leastLead = 1.2;
/** What has been sorted as a requirement seldom does nothing: `none` has to be sure. */
const mostOfNone = 0.5;
/** A second act of a clause has to be about as probable as the first. */
const leastSecond = 0.3;
const leastOfBoth = 0.75;

/**
 * What a requirement has done, the likeliest first: `Guests rate the room and add a photo` rates and uploads.
 *
 * @param text the clause in lower case
 * @returns none where no act is likely, at most two
 */
export function actsOf(text: string, lexicon: Lexicon): ActName[] {
  const facts = actFacts(text, lexicon);
  const chances = shares(scoresOf(facts, actLabels.length, actWeights));
  if ((chances.at(-1) ?? 0) > mostOfNone) return [];
  const [first, second] = actNames
    .map((name, label) => ({ name, chance: chances[label] ?? 0 }))
    .sort((one, other) => other.chance - one.chance);
  if (first === undefined || second === undefined) return [];
  const areBoth = first.chance + second.chance >= leastOfBoth && second.chance >= leastSecond;
  if (areBoth) return [first.name, second.name];
  const least = leastOf(first.name);
  return first.chance >= least && first.chance >= leastLead * second.chance ? [first.name] : [];
}

function leastOf(name: ActName): number {
  if (broad.has(name)) return leastOfBroad;
  return narrow.has(name) ? leastOfNarrow : leastLikely;
}
