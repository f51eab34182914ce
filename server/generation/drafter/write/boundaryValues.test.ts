import { lexicons } from '../lexicon/lexicons';
import { readClauses } from '../read/readClauses';
import { readQuantities } from '../read/readQuantities';
import { boundaryOf } from './boundaryValues';
import { en } from './words/en';

test.each([
  ['up to €200', { at: '€200', over: '€200.01', under: '€199.99' }],
  ['up to 7 days', { at: '7 days', over: '8 days', under: '6 days' }],
  ['after 48 hours', { at: '48 hours', over: '48 h 1 min', under: '47 h 59 min' }],
  ['more than 1.5 kg', { at: '1.5 kg', over: '1.51 kg', under: '1.49 kg' }],
  ['below -5 °C', { at: '-5 °C', over: '-4.9 °C', under: '-5.1 °C' }],
  ['up to 3 weeks', { at: '3 weeks', over: '3 weeks and 1 day', under: '3 weeks less 1 day' }],
  ['up to 10,000 rows', { at: '10,000 rows', over: '10,001 rows', under: '9,999 rows' }],
  ['$100 to $15,000', { at: '$100 to $15,000', over: '$15,000.01', under: '$99.99' }],
  ['at least 0.002 EUR', { at: '0.002 EUR', over: '0.003 EUR', under: '0.001 EUR' }],
  ['at least 4,50 €', { at: '4,50 €', over: '4,51 €', under: '4,49 €' }],
])('around %j', (text, expected) => {
  const [quantity] = readQuantities(readClauses(text, lexicons.en), { start: 0, end: text.length });
  expect(quantity && boundaryOf(quantity, en)).toEqual(expected);
});
