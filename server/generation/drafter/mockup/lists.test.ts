import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import type { CuedClause } from '../write/cuedClause';
import { areValues, listBehindColon, listInBrackets, withoutBrackets } from './lists';

const { en, de } = lexicons;

function clauseOf(idea: string, lexicon: Lexicon): CuedClause {
  const low = folded(idea);
  const span = { start: 0, end: idea.length };
  const cues = cuesIn(low, lexicon);
  return { idea, folded: low, span, cues, lexicon, isRead: true, actorEnd: undefined };
}

function listIn(read: typeof listBehindColon, idea: string, lexicon: Lexicon) {
  const clause = clauseOf(idea, lexicon);
  return read(clause, clause.span)?.items ?? [];
}

test.each([
  ['Register a dog: name, breed and weight', 'name|breed|weight'],
  ['Fields: title, priority (low, high), photos.', 'title|priority=low/high|photos'],
  ['Coat: type (short, curly), colour', 'type=short/curly|colour'],
  ['States: New → In work → Closed', 'New|In work|Closed'],
  // The continuation of a sentence is not a list.
  ['Polls: one vote per flat. They run 7 days, or 14', ''],
  ['Note: bring keys', ''],
  ['No colon, no list', ''],
])('reads the list behind the colon of: %s', (text, items) => {
  const found = listIn(listBehindColon, text, en);
  const texts = found.map(({ name, options }) => [name, ...[options.join('/')].filter(Boolean)]);
  expect(texts.map((one) => one.join('=')).join('|')).toBe(items);
});

test('reads what an entry consists of in brackets at the end', () => {
  const items = listIn(listInBrackets, 'Material erfassen (Artikelnummer, Menge)', de);
  expect(items.map(({ name }) => name)).toEqual(['Artikelnummer', 'Menge']);
  expect(listIn(listInBrackets, 'Store it (see below)', en)).toEqual([]);
});

test.each([
  ['3 locations: Taproom, Dock Street, Old Mill', true],
  ['Pick a service: bath £28, full groom £45, nail clip £10', true],
  ['Register a dog: name, breed, weight', false],
])('tells things from kinds of things: %s', (text, expected) => {
  expect(areValues(listIn(listBehindColon, text, en), en)).toBe(expected);
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
