import type { Lexicon } from '../lexicon/lexicon';
import { requirementFacts } from '../sort/requirementFacts';
import weights from '../weights/Check.json';
import { scoresOf, shares, sparseIn } from '../weights/scores';
import { wordedNames, type WordedName } from './words/worded/wordedTable';

/** `open` is what no test fits. */
export const checkLabels = ['open', ...wordedNames] as const;

/** Learned from `training/checkCorpus` by `npm run train`. */
const checkWeights = sparseIn(weights, checkLabels);

/** Where no words announce these, readers mostly found them wrong. */
const unsure: ReadonlySet<WordedName> = new Set(['books', 'computes', 'oneStep']);

/** A wrong test costs more than one that is still to be agreed. */
const leastSure = 0.6;

/**
 * The test that a tester would most probably write for a requirement whose words announce none.
 *
 * @param text the requirement in lower case
 * @returns `undefined` where none is likely enough
 */
export function likelyCheck(text: string, lexicon: Lexicon): WordedName | undefined {
  const facts = requirementFacts(text, lexicon);
  const chances = shares(scoresOf(facts, checkLabels.length, checkWeights));
  // Above a half, no other test is as likely.
  const name = checkLabels.find((_name, at) => (chances[at] ?? 0) >= leastSure);
  return name === undefined || name === 'open' || unsure.has(name) ? undefined : name;
}
