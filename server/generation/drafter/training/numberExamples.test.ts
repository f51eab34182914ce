import { annotatedIdeas } from '../ideas/annotatedIdeas';
import { numberUses } from '../lexicon/numberUses';
import { numberWeights } from '../sort/learnedWeights';
import { markedClauses, numberExamples } from './numberExamples';
import { scoresOf } from '../weights/scores';

// The weights have never seen these ideas. If this fails after a change of facts, the change made them worse.
test.each([
  ['keptBack', 0.68],
  ['heldOut', 0.62],
] as const)('of the numbers in %s, most are taken for what they are', (set, least) => {
  const examples = numberExamples(set, annotatedIdeas(set));
  const right = examples.filter(({ facts, labels }) => {
    const scores = scoresOf(facts, numberUses.length, numberWeights);
    const use = numberUses[scores.indexOf(Math.max(...scores))];
    return use !== undefined && labels.includes(use);
  });
  expect(right.length / examples.length).toBeGreaterThan(least);
});

test('short clauses teach every use', () => {
  // `train.test.ts` reads them: it takes as long as all ideas.
  const taught = new Set(markedClauses().map(({ use }) => use));
  expect([...taught].sort()).toEqual([...numberUses].sort());
});
