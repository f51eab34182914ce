import { lexicons } from '../lexicon/lexicons';
import { areValues, chainIn, listBehindColon, listInBrackets, withoutBrackets } from './itemsOf';

const { en, de } = lexicons;

test.each([
  ['Register a dog: name, breed and weight', 'name|breed|weight'],
  ['Fields: title, priority (low, high), photos.', 'title|priority=low/high|photos'],
  ['Coat: type (short, curly), colour', 'type=short/curly|colour'],
  // The continuation of a sentence is not a list.
  ['Polls: one vote per flat. They run 7 days, or 14', ''],
  ['Note: bring keys', ''],
  ['No colon, no list', ''],
])('reads the list behind the colon of: %s', (text, items) => {
  const found = listBehindColon(text, en)?.items ?? [];
  const texts = found.map(({ name, options }) => [name, ...[options.join('/')].filter(Boolean)]);
  expect(texts.map((one) => one.join('=')).join('|')).toBe(items);
});

test('reads what an entry consists of in brackets at the end', () => {
  const list = listInBrackets('Material erfassen (Artikelnummer, Menge)', de);
  expect(list?.items.map(({ name }) => name)).toEqual(['Artikelnummer', 'Menge']);
  expect(listInBrackets('Store it (see below)', en)).toBeUndefined();
});

test.each([
  ['States: New → In work → Closed', ['New', 'In work', 'Closed']],
  ['Low stock -> order', []],
  ['New, open, closed', []],
])('reads states in a row: %s', (text, states) => {
  expect(chainIn(text)).toEqual(states);
});

test.each([
  ['3 locations: Taproom, Dock Street, Old Mill', true],
  ['Pick a service: bath £28, full groom £45, nail clip £10', true],
  ['Register a dog: name, breed, weight', false],
])('tells things from kinds of things: %s', (text, expected) => {
  expect(areValues(listBehindColon(text, en)?.items ?? [], en)).toBe(expected);
});

test.each(['(', '(a, ', '(a', ') ('])('hides brackets in linear time in many %j', (part) => {
  const timeOf = (count: number) => {
    const begun = process.cpuUsage();
    withoutBrackets(part.repeat(count));
    return process.cpuUsage(begun).user / 1000;
  };
  timeOf(1000);
  // Four times as long, sixteen times as slow if it were quadratic.
  expect(timeOf(40_000)).toBeLessThan(8 * timeOf(10_000) + 40);
});
