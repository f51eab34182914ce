import { lexicons } from '../lexicon/lexicons';
import { readClauses } from './readClauses';
import { readQuantities } from './readQuantities';
import type { LanguageCode } from '../lexicon/languageCode';

function quantitiesOf(text: string, language: LanguageCode = 'en') {
  const read = readClauses(text, lexicons[language]);
  return readQuantities(read, { start: 0, end: text.length }).map(
    ({ phrase, comparison, value }) => [phrase, comparison, value],
  );
}

test.each([
  ['€14,000 per year', [['€14,000', 'exactly', 14000]]],
  ['up to 7 days', [['up to 7 days', 'atMost', 7]]],
  [
    'more than 1.5 kg within 10 minutes',
    [
      ['more than 1.5 kg', 'above', 1.5],
      ['within 10 minutes', 'atMost', 10],
    ],
  ],
  ['below -5 °C', [['below -5 °C', 'below', -5]]],
  ['at least 4 photos', [['at least 4 photos', 'atLeast', 4]]],
  ['pain (0-10)', [['0-10', 'range', undefined]]],
  ['2 to 20 hives', [['2 to 20 hives', 'range', undefined]]],
  ['every 15 minutes', [['every 15 minutes', 'every', 15]]],
  ['2 working days', [['2 working days', 'exactly', 2]]],
  ['16 years or older', [['16 years or older', 'atLeast', 16]]],
  ['six fields', [['six fields', 'exactly', 6]]],
  ['OpenAPI 3.1 and ISO 27001', []],
])('in %j', (text, expected) => {
  expect(quantitiesOf(text)).toEqual(expected);
});

test('numbers are read as their language writes them', () => {
  expect(quantitiesOf('höchstens 4,50 € pro Person', 'de')).toEqual([
    ['höchstens 4,50 €', 'atMost', 4.5],
  ]);
  expect(quantitiesOf('対象は約120世帯', 'ja')).toEqual([['120世帯', 'exactly', 120]]);
});
