import oneLiners from '../ideas/oneLiners.json';
import { sortIdea } from './sortIdea';

/** One-line ideas, each with the types that a sensible reader may see in it. */
const ideas = oneLiners.map(({ types, idea }) => ({
  idea,
  types,
  type: sortIdea(idea).type?.slug ?? 'none',
}));

test('a one-line idea gets a type that a sensible reader sees in it', () => {
  const missed = ideas.filter(({ type, types }) => !types.includes(type));
  expect(missed.length / ideas.length).toBeLessThan(0.05);
});

test('no type is better than a wrong one', () => {
  const wrong = ideas.filter(({ type, types }) => type !== 'none' && !types.includes(type));
  expect(wrong.length / ideas.length).toBeLessThan(0.015);
});

test('what the idea excludes says nothing about its type', () => {
  const idea =
    'Neighbours lend each other tools. No online shop, no auction, no checkout, no cart.';
  expect(sortIdea(idea).type?.slug).toBe('lending');
});

test('of two types that are as likely a longer idea gets neither', () => {
  const idea =
    'It is about the survey that we once spoke of and about a courier, and it would be nice to have it soon.';
  expect(sortIdea(idea).type).toBeUndefined();
});
