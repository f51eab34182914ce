import { lexicons } from '../lexicon/lexicons';
import { readBlocks } from './readBlocks';
import { readClauses } from './readClauses';
import { readQuantities } from './readQuantities';

const blocksOf = (idea: string) =>
  readBlocks(idea, lexicons.en).map(({ kind, span }) => [kind, idea.slice(span.start, span.end)]);

test('list markers can be letters and numerals, but not an initial', () => {
  expect(blocksOf('(a) by card\niv. by cash\n\nJ. R. Smith runs it.')).toEqual([
    ['item', 'by card'],
    ['item', 'by cash'],
    ['text', 'J. R. Smith runs it.'],
  ]);
});

test.each([
  'no not never without except ',
  'and no ',
  '...',
  '“a',
  '(a) ',
  'Maria: a\n',
  'http://a.b/',
  'between 3 and ',
])('time grows with the length of %j repeated', (piece) => {
  const timeOf = (length: number): number => {
    const idea = `Users can ${piece.repeat(length / piece.length)}`;
    const start = performance.now();
    const read = readClauses(idea, lexicons.en);
    for (const { span } of read.clauses) readQuantities(read, span);
    return performance.now() - start;
  };
  timeOf(10_000);
  expect(timeOf(160_000)).toBeLessThan(12 * (timeOf(40_000) + 40));
});
