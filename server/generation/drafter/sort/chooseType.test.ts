import oneLiners from '../ideas/oneLiners.json';
import { sortIdea } from './sortIdea';

/** One-line ideas with the types that a sensible reader would accept. */
const ideas = oneLiners.map(({ types, idea }) => ({
  idea,
  types,
  type: sortIdea(idea).type?.slug ?? 'none',
}));

test('a one-line idea gets an acceptable type', () => {
  const missed = ideas.filter(({ type, types }) => !types.includes(type));
  expect(missed.length / ideas.length).toBeLessThan(0.05);
});

test('few ideas get a wrong type', () => {
  const wrong = ideas.filter(({ type, types }) => type !== 'none' && !types.includes(type));
  expect(wrong.length / ideas.length).toBeLessThan(0.015);
});

test.each([
  ['see from home whether the water pressure in the village pump is dropping', 'iot-monitor'],
  ['Our rowing club: members reserve a boat for an hour and cancel the day before.', 'booking'],
  ['Our rowing club: members take oars home and bring them back on Sunday.', 'lending'],
  [
    'Our rowing club: members report damage, the boatman repairs it and closes the report.',
    'ticketing',
  ],
  ['Our rowing club: an anonymous questionnaire about training times.', 'survey'],
  ['Our rowing club: members write to each other in groups, with voice messages.', 'chat'],
])('what people do decides, not the trade: %s', (idea, type) => {
  expect(sortIdea(idea).type?.slug).toBe(type);
});

test('a longer idea that says little of its type has no sure one', () => {
  const idea =
    'It is about couriers that we once spoke of and about questionnaires, and it would be nice to have it soon, before everybody has gone on holiday again.';
  expect(sortIdea(idea).isTypeSure).toBe(false);
});

test('an idea that is not software has no type', () => {
  const idea =
    'A scarf that warms up when it is cold: a thin wire, a small battery, washable, with an alert when it is empty.';
  expect(sortIdea(idea).type).toBeUndefined();
});

test.each(['asdf jkl qwertz uiop, hjkl asdf. yxcv bnm', 'Zzz. Blorp fnord, wibble gronk.'])(
  'nonsense has no type: %s',
  (idea) => {
    expect(sortIdea(idea).type).toBeUndefined();
  },
);

test('of a type that is not sure, nothing typical goes into the documents', () => {
  const unsure = sortIdea(
    'We are a small lab that calibrates wrenches for crews. The manager approves the report and the invoice. '.concat(
      'The technician enters five readings into a table and compares them with the last ones. '.repeat(
        9,
      ),
    ),
  );
  expect(unsure.isTypeSure).toBe(false);
  expect(unsure.suggestions).toEqual([]);
  expect(unsure.questions.filter(({ ask }) => ask.kind === 'typical')).toEqual([]);
  expect(sortIdea('Booking system for a hair salon').isTypeSure).toBe(true);
});
