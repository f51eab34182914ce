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
  ['by Wednesday at 8 pm', [['by Wednesday at 8 pm', 'by', undefined]]],
  ['until Fri 17:00', [['until Fri 17:00', 'by', undefined]]],
  ['before Wednesday 5 people cancelled', [['5 people', 'exactly', 5]]],
  ['trainers under 18 never see it', [['under 18', 'below', 18]]],
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
  ['no more than 5 rush cases', [['no more than 5 rush cases', 'atMost', 5]]],
  ['10 km walks', [['10 km', 'exactly', 10]]],
  ['at most 20 parking spaces per club', [['at most 20 parking spaces', 'atMost', 20]]],
  ['1 member sees it', [['1 member', 'exactly', 1]]],
  ['2 working days', [['2 working days', 'exactly', 2]]],
  ['16 years or older', [['16 years or older', 'atLeast', 16]]],
  ['six fields', [['six fields', 'exactly', 6]]],
  ['OpenAPI 3.1 and ISO 27001 on the iPhone 11', []],
  ['1) pay 2) collect', []],
  ['Between 3 and 7 people', [['Between 3 and 7 people', 'range', undefined]]],
  ['9:30–17:30', [['9:30–17:30', 'range', undefined]]],
  ['9.30 am to 5.30 pm', [['9.30 am to 5.30 pm', 'range', undefined]]],
  ['at 5.30 pm', [['5.30 pm', 'exactly', undefined]]],
  ['2 to 4 p.m.', [['2 to 4 p.m.', 'range', undefined]]],
  ['12x8 tiles', [['12x8 tiles', 'exactly', undefined]]],
  ['half an hour', [['half an hour', 'exactly', undefined]]],
  ['within an hour, once a day', [['within an hour', 'atMost', 1]]],
  ['no later than 3 days after it', [['no later than 3 days', 'atMost', 3]]],
  ['no later than 4 hours before the slot', [['no later than 4 hours', 'by', 4]]],
  ['30 minutes minimum', [['30 minutes minimum', 'atLeast', 30]]],
  ['inspected at least every 7 days', [['at least every 7 days', 'every', 7]]],
  ['no-shows below 3 %', [['below 3 %', 'below', 3]]],
  ['no shift runs with fewer than 4 people', [['fewer than 4 people', 'atLeast', 4]]],
  ['for more than 26', [['more than 26', 'above', 26]]],
  ['never more than 2 groups', [['more than 2 groups', 'atMost', 2]]],
  ['not for anyone under 12', [['under 12', 'atLeast', 12]]],
  ['the bus in 45 minutes', [['45 minutes', 'exactly', 45]]],
  ['250 finished nights', [['250 finished nights', 'exactly', 250]]],
  ['by 1 September 2026', [['by 1 September 2026', 'by', undefined]]],
  ['by noon two days after it', [['by noon two days', 'by', undefined]]],
  ['by May 3, 2026 it may', [['by May 3, 2026', 'by', undefined]]],
  ['9 out of 10', [['9 out of 10', 'exactly', undefined]]],
  ['up to 7h10', [['up to 7h10', 'atMost', undefined]]],
  ['there are no 42s left', []],
  ['up to 5 m users', [['up to 5 m', 'atMost', undefined]]],
  ['up to 5m rows', [['up to 5m', 'atMost', undefined]]],
  ['within 500 m of bikes', [['within 500 m', 'atMost', 500]]],
  ['within 500 m across fields', [['within 500 m', 'atMost', 500]]],
  ['a timeout of 30s', [['30s', 'exactly', 30]]],
  ['within 2s', [['within 2s', 'atMost', 2]]],
  ['under 12s pay half', [['under 12s', 'below', 12]]],
  ['CHF 31,000', [['CHF 31,000', 'exactly', 31000]]],
])('in %j', (text, expected) => {
  expect(quantitiesOf(text)).toEqual(expected);
});

test('numbers are parsed by the conventions of their language', () => {
  expect(quantitiesOf('höchstens 4,50 € pro Person', 'de')).toEqual([
    ['höchstens 4,50 €', 'atMost', 4.5],
  ]);
  expect(quantitiesOf("jusqu'à 18 h 30", 'fr')).toEqual([["jusqu'à 18 h 30", 'atMost', undefined]]);
  expect(quantitiesOf('zwischen 3 und 7 Tagen', 'de')).toEqual([
    ['zwischen 3 und 7 Tagen', 'range', undefined],
  ]);
  expect(quantitiesOf('対象は約120世帯', 'ja')).toEqual([['120世帯', 'exactly', 120]]);
});
