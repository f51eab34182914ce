import { sortIdea } from './sortIdea';

test.each([
  [
    'a correction stays with what it corrects',
    'We should be able to print a label for each item – no wait, make that two labels. Guests see a list.',
    [
      'R We should be able to print a label for each item – no wait, make that two labels',
      'R Guests see a list',
    ],
  ],
  [
    'what follows from a deed stays with it',
    'The captain marks a boat as broken, bookings get cancelled and people are emailed.',
    ['R The captain marks a boat as broken, bookings get cancelled and people are emailed'],
  ],
  [
    'a sentence that wishes for a list is no heading',
    'A food bank tool. It prints a label.\n\nThe trustees want a monthly summary: parcels out, waste. Drivers see a list.',
    [
      'G A food bank tool',
      'R It prints a label',
      'R The trustees want a monthly summary: parcels out, waste',
      'R Drivers see a list',
    ],
  ],
  [
    'a clause ends before the conjunction of a condition',
    'Members book a class that has 16 places and, if it is full, they join a waiting list.',
    ['R Members book a class that has 16 places', 'R if it is full, they join a waiting list'],
  ],
])('%s', (_name, idea, expected) => {
  expect(sortIdea(idea).statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});

test('what follows from a statement of another kind says from which', () => {
  const { statements } = sortIdea(
    'Parcels not collected within 72 hours shall be flagged as overdue and the manager is notified.',
  );
  expect(statements.map(({ kind, follows }) => [kind, follows])).toEqual([
    ['C', undefined],
    ['R', 'C1'],
  ]);
});

test('the names under a farewell are on its line', () => {
  const { statements } = sortIdea(
    'Hi Ida,\n\nmembers reserve a saw online. Guests see the list.\n\nCheers,\nTom\nHall committee',
  );
  expect(statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'B Hi Ida',
    'R members reserve a saw online',
    'R Guests see the list',
    'B Cheers,\nTom\nHall committee',
  ]);
});
