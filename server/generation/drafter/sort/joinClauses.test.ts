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
    'a denial of what its sentence said before rules that out',
    'Members book a kiln. Invoices stay in Lexware, we are not replacing that.',
    ['R Members book a kiln', 'N Invoices stay in Lexware, we are not replacing that'],
  ],
  [
    'a denial of what others may do stands by itself',
    'Coaches edit the roster, parents cannot do that.',
    ['R Coaches edit the roster', 'N parents cannot do that'],
  ],
  [
    'the header lines of a mail are one statement, so are a farewell and a name',
    'From: Marta\nTo: Devs\nSubject: tools\n\nHi all,\n\nMembers book tools.\n\nBest,\nMarta Hale',
    [
      'B From: Marta\nTo: Devs\nSubject: tools',
      'B Hi all',
      'R Members book tools',
      'B Best,\nMarta Hale',
    ],
  ],
  [
    'a greeting stands apart from the line below, and a farewell from another sentence',
    'Hallo,\nWerkzeugverleih\n\nMitglieder leihen Werkzeuge. Der Wart sieht sie.\n\nViele Grüße\nich freue mich',
    [
      'B Hallo',
      'B Werkzeugverleih',
      'R Mitglieder leihen Werkzeuge',
      'R Der Wart sieht sie',
      'B Viele Grüße',
      'B ich freue mich',
    ],
  ],
  [
    'a wish stays with what is wanted',
    'What I want is everyone sees the list.',
    ['R What I want is everyone sees the list'],
  ],
])('%s', (_name, idea, expected) => {
  expect(sortIdea(idea).statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});

test('a case by itself and a brief restriction stay with what they are about', () => {
  const texts = (line: string) => sortIdea(line).statements.map(({ text }) => text);
  const lapsed = 'No answer by 6 months after expiry and the plot goes to lapsed.';
  const last = 'Never resold though if anyone is in it';
  expect(
    texts(`As the clerk I want a letter 12 months before a grant runs out. ${lapsed} ${last}.`),
  ).toContain(last);
  const line = 'vet sees all but no home addresses';
  expect(
    texts(`Cat cards.\n\n- fosterer sees only own cats. coordinators see all. ${line}`),
  ).toContain(line);
});
