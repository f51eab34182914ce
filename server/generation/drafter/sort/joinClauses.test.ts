import { sortIdea } from './sortIdea';

test.each([
  [
    'a clause ends before the conjunction of a condition',
    'Members book a class that has 16 places and, if it is full, they join a waiting list.',
    ['R Members book a class that has 16 places', 'R if it is full, they join a waiting list'],
  ],
])('%s', (_name, idea, expected) => {
  expect(sortIdea(idea).statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});
