import { lexicons } from '../lexicon/lexicons';
import { drawnShape, shapeOfLabel } from '../mockup/likelyShape';
import { shapeLabels } from '../mockup/shape';
import { labelledLines } from './labelledLines';

/** Requirements of ideas that no weights are learned from. */
const lines = labelledLines('shapesKeptBack', shapeLabels);
const corpus = labelledLines('shapeCorpus', shapeLabels);

test('none of the requirements kept back is learned from', () => {
  const learned = new Set(corpus.map(({ text }) => text));
  expect(lines.filter(({ text }) => learned.has(text))).toEqual([]);
});

test('most drawings of requirements kept back are what a designer chose', () => {
  const drawn = lines.flatMap(({ code, labels, text }) => {
    const shape = drawnShape(text, lexicons[code]);
    return shape === undefined ? [] : [labels.some((label) => shapeOfLabel(label) === shape)];
  });
  expect(drawn.length / lines.length).toBeGreaterThan(0.28);
  expect(drawn.filter(Boolean).length / drawn.length).toBeGreaterThan(0.75);
});
