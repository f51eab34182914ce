import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { checkLabels, likelyCheck } from '../write/likelyCheck';
import { labelledLines } from './labelledLines';

/** Requirements of ideas that no weights are learned from. */
const lines = labelledLines('checksKeptBack', checkLabels);
const corpus = labelledLines('checkCorpus', checkLabels);

test('none of the requirements kept back is learned from', () => {
  const learned = new Set(corpus.map(({ text }) => text));
  expect(lines.filter(({ text }) => learned.has(text))).toEqual([]);
});

test('most tests of requirements kept back are what a tester chose', () => {
  const found = lines.flatMap(({ code, labels, text }) => {
    const name = likelyCheck(folded(text), lexicons[code]);
    return name === undefined ? [] : [labels.includes(name)];
  });
  expect(found.length / lines.length).toBeGreaterThan(0.15);
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.66);
});
