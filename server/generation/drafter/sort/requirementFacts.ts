import type { Lexicon } from '../lexicon/lexicon';
import { cuesIn } from '../lexicon/cueIndex';
import { actFacts } from './actFacts';
import { actLabels, actWeights } from './learnedWeights';
import { scoresOf, shares } from '../weights/scores';

/** The scale of the amounts, which determines how closely the weights fit them. */
const ofAct = 3;
/** A smaller chance of an act tells nothing. */
const leastChance = 0.02;
const beginning = 90;
const [fewWords, someWords] = [6, 14];

/**
 * What the words of a requirement say about what it calls for, such as a drawing or a test: those of its acts, how likely
 * each act is, what its first verb does, and whether it is short, and has numbers or money in it.
 *
 * @param text the requirement in lower case
 */
export function requirementFacts(text: string, lexicon: Lexicon): ReadonlyMap<string, number> {
  const facts = new Map(actFacts(text, lexicon));
  const acts = shares(scoresOf(facts, actLabels.length, actWeights));
  for (const [at, name] of actLabels.entries()) {
    const chance = acts[at] ?? 0;
    if (chance > leastChance) facts.set(`act ${name}`, ofAct * chance);
  }
  const first = cuesIn(text.slice(0, beginning), lexicon).find(({ name }) =>
    name.startsWith('do:'),
  );
  if (first) facts.set(`first ${first.name}`, 1);
  const count = lexicon.hasSpaces ? text.split(/\s+/u).length : text.length / 3;
  facts.set(count < fewWords ? 'short' : count < someWords ? 'middle' : 'long', 1);
  if (/\p{N}/u.test(text)) facts.set('number', 1);
  if (/[€$£¥]|(?<!\p{L})(?:eur|euros?|dollars?|pounds?)(?!\p{L})/u.test(text))
    facts.set('money', 1);
  return facts;
}
