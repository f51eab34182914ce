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
  ['Wann ist der Akku des Fühlers leer, und wie warm war es im Schuppen?', 'iot-monitor'],
])('the types’ own texts speak for a type: %s', (idea, type) => {
  expect(sortIdea(idea).type?.slug).toBe(type);
});

test('a longer idea with two equally likely types gets neither', () => {
  const idea =
    'It is about couriers that we once spoke of and about questionnaires, and it would be nice to have it soon.';
  expect(sortIdea(idea).type).toBeUndefined();
});

test('an idea that is not software has no type', () => {
  const idea =
    'A scarf that warms up when it is cold: a thin wire, a small battery, washable, with an alert when it is empty.';
  expect(sortIdea(idea).type).toBeUndefined();
});
