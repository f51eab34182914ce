import { sortIdea } from './sortIdea';

test.each([
  [
    'a clause ends before the conjunction of a condition',
    'Members book a class that has 16 places and, if it is full, they join a waiting list.',
    ['R Members book a class that has 16 places', 'R if it is full, they join a waiting list'],
  ],
  [
    'a condition behind a conjunction belongs to what follows',
    'Couples can approve a proof, and once approved, that proof is locked.',
    ['R Couples can approve a proof', 'R once approved, that proof is locked'],
  ],
  [
    'a condition stays with its clause behind an id',
    '- FR-12 If a result is wrong, the manager can correct the values.',
    ['R FR-12 If a result is wrong, the manager can correct the values'],
  ],
  [
    'a wish stays with what is wanted',
    'What I want is everyone sees the list.',
    ['R What I want is everyone sees the list'],
  ],
])('%s', (_name, idea, expected) => {
  expect(sortIdea(idea).statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});
