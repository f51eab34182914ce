import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { requirementFacts } from '../sort/requirementFacts';
import { labelledLines } from './labelledLines';
import type { Example } from './learnWeights';

/**
 * Requirements of the training ideas, with what designers would draw for them, or which test testers would write.
 *
 * @param count how many of each language at most
 */
export function requirementExamples<Label extends string>(
  folder: 'shapeCorpus' | 'checkCorpus',
  labels: readonly Label[],
  count = Infinity,
): Example<Label>[] {
  const taken = new Map<string, number>();
  return labelledLines(folder, labels)
    .filter(({ code }) => {
      const before = taken.get(code) ?? 0;
      taken.set(code, before + 1);
      return before < count;
    })
    .map(({ code, labels: own, text }) => ({
      facts: requirementFacts(folded(text), lexicons[code]),
      labels: own,
    }));
}
