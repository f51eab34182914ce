import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { shapeLabels, type ShapeLabel } from '../mockup/shape';
import { shapeFacts } from '../mockup/shapeFacts';
import { labelledLines } from './labelledLines';
import type { Example } from './learnWeights';

/**
 * Requirements of the training ideas, with what designers would draw for them.
 *
 * @param count how many of each language at most
 */
export function shapeExamples(count = Infinity): Example<ShapeLabel>[] {
  const taken = new Map<string, number>();
  return labelledLines('shapeCorpus', shapeLabels)
    .filter(({ code }) => {
      const before = taken.get(code) ?? 0;
      taken.set(code, before + 1);
      return before < count;
    })
    .map(({ code, labels, text }) => ({
      facts: shapeFacts(folded(text), lexicons[code]),
      labels,
    }));
}
