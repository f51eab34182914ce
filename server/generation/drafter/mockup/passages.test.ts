import { sortIdea } from '../sort/sortIdea';
import { passagesOf } from './passages';

const textsIn = (idea: string) => passagesOf(sortIdea(idea)).map(({ text }) => text);

test.each([
  'each order has a price incl. tax, a weight approx. two kilos and a colour',
  'Each order has a price, a delivery date resp. pickup date, and a colour',
])('an abbreviation ends no passage, with or without capital letters: %s', (line) => {
  expect(textsIn(`- ${line}\n- staff see each order`)).toContain(line);
});

test.each([
  ['Each tool has a name, a category and a photo', 'it is free, reserved or lent.'],
  ['Jedes Gerät hat eine Nummer, einen Typ und ein Foto', 'es ist frei, verliehen oder defekt.'],
])('a clause of alternatives behind a semicolon is a passage of its own: %s', (parts, states) => {
  expect(textsIn(`${parts}; ${states}`)).toEqual([parts, states]);
  expect(textsIn(`${parts}; loan time`)).toEqual([`${parts}; loan time`]);
});

test('sentences without capital letters are passages of their own', () => {
  const idea = 'leaders post a run (pace, distance). if it’s full you wait. members join a run.';
  expect(textsIn(idea)).toEqual([
    'leaders post a run (pace, distance).',
    'if it’s full you wait.',
    'members join a run.',
  ]);
});
