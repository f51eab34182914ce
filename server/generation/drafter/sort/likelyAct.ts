import type { Lexicon } from '../lexicon/lexicon';
import { actNames, type ActName } from '../lexicon/actNames';
import { actFacts } from './actFacts';
import { actLabels, actWeights } from './learnedWeights';
import { scoresOf, shares } from '../weights/scores';

/** A question about the wrong act irritates more than a missing one. */
const leastSure = 0.6;

/**
 * What a requirement does, such as uploading in `Guests add a photo of the room`.
 *
 * @param text the clause in lower case
 * @returns `undefined` where no act is likely enough
 */
export function likelyAct(text: string, lexicon: Lexicon): ActName | undefined {
  const facts = actFacts(text, lexicon);
  const chances = shares(scoresOf(facts, actLabels.length, actWeights));
  // Above a half, no other act is as likely.
  return actNames.find((_name, label) => (chances[label] ?? 0) >= leastSure);
}
