import { lexicons } from '../lexicon/lexicons';
import { readBlocks } from './readBlocks';
import { readClauses } from './readClauses';
import { readQuantities } from './readQuantities';

const blocksOf = (idea: string) =>
  readBlocks(idea, lexicons.en).map(({ kind, span, letterPart, speaker }) => [
    letterPart ?? kind,
    idea.slice(span.start, span.end),
    ...(speaker === undefined ? [] : [idea.slice(speaker.start, speaker.end)]),
  ]);

test('the parts of an e-mail around the idea are recognised', () => {
  expect(
    blocksOf(
      'Subject: Shift swaps\nFrom: Anna <a@x.org>\nTo: all\n\nHi team, we swap shifts.\n\nNo ads.\n\nBest, Anna\nSent from my iPhone',
    ),
  ).toEqual([
    ['subject', 'Subject: Shift swaps'],
    ['header', 'From: Anna <a@x.org>'],
    ['header', 'To: all'],
    ['greeting', 'Hi team,'],
    ['text', 'we swap shifts.'],
    ['text', 'No ads.'],
    ['closing', 'Best, Anna'],
    ['closing', 'Sent from my iPhone'],
  ]);
  expect(blocksOf('Hello Neighbour\n\nA game. Thanks to nobody.').map(([kind]) => kind)).toEqual([
    'heading',
    'text',
  ]);
});

test('a repeated name is a speaker, a repeated label is not', () => {
  expect(blocksOf('Maria: a map\nTom Roe: cheap\nMaria: no ads\n[10:02] Tom Roe: ok')).toEqual([
    ['text', 'Maria: a map', 'Maria'],
    ['text', 'Tom Roe: cheap', 'Tom Roe'],
    ['text', 'Maria: no ads', 'Maria'],
    ['text', '[10:02] Tom Roe: ok', 'Tom Roe'],
  ]);
  expect(blocksOf('Budget: 6,000 EUR\nPlatform: iOS\nBudget: fixed').flat()).toHaveLength(6);
});

test('list markers can be letters and numerals, but not a single initial', () => {
  expect(blocksOf('(a) by card\niv. by cash\n\nA. log in\nB. pay\n\nJ. R. Smith runs it.')).toEqual(
    [
      ['item', 'by card'],
      ['item', 'by cash'],
      ['item', 'log in'],
      ['item', 'pay'],
      ['text', 'J. R. Smith runs it.'],
    ],
  );
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
