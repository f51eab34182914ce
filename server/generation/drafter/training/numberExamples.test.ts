import { numberUses } from '../lexicon/numberUses';
import { markedClauses } from './numberExamples';

test('short clauses teach every use', () => {
  // `train.test.ts` reads them: it takes as long as all ideas.
  const taught = new Set(markedClauses().map(({ use }) => use));
  expect([...taught].sort()).toEqual([...numberUses].sort());
});
