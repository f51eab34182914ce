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
    'a sentence that demands something of its own stands apart, one that only points back does not',
    'A tuner app. Tuners enter every piano. Then it sends a text. The club may change a date until Friday. After that only the site can.',
    [
      'G A tuner app',
      'R Tuners enter every piano',
      'R it sends a text',
      'R The club may change a date until Friday. After that only the site can',
    ],
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
    'what limits the other case stays with its case, a second demand does not',
    'Ich will ein Portal. Der Kunde muss zustimmen, sonst darf nicht weitergearbeitet werden. Sonst brauchen wir nichts.',
    [
      'R Ich will ein Portal',
      'R Der Kunde muss zustimmen, sonst darf nicht weitergearbeitet werden',
      'N Sonst brauchen wir nichts',
    ],
  ],
  [
    'two demands for the two cases stand apart',
    'The dispatcher shall confirm an alarm; otherwise it shall be passed on to the manager.',
    ['R The dispatcher shall confirm an alarm', 'R otherwise it shall be passed on to the manager'],
  ],
  [
    'words that exclude all others stay with whom they leave',
    "Officers download certificates for their own cranes, nobody else's. Nobody else books cranes.",
    [
      "R Officers download certificates for their own cranes, nobody else's",
      'C Nobody else books cranes',
    ],
  ],
  [
    'a brief remark about what is ruled out stays with it',
    'Members log hours. Weddings are not booked through it, the office does those.',
    ['R Members log hours', 'N Weddings are not booked through it, the office does those'],
  ],
  [
    'a sentence that leaves something open belongs to the views before it',
    'Members borrow tools. Dan said fines are needed. Olu said a reminder is enough. Not resolved. Loans last 14 days.',
    [
      'R Members borrow tools',
      'B Dan said fines are needed. Olu said a reminder is enough. Not resolved',
      'R Loans last 14 days',
    ],
  ],
  [
    'it leaves no earlier demand open',
    'Mitglieder leihen Werkzeuge. Darf man verlängern? Nicht geklärt.',
    ['R Mitglieder leihen Werkzeuge', 'B Darf man verlängern? Nicht geklärt'],
  ],
  [
    'a wish stays with what is wanted',
    'What I want is everyone sees the list.',
    ['R What I want is everyone sees the list'],
  ],
])('%s', (_name, idea, expected) => {
  expect(sortIdea(idea).statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
});

test.each([
  'Members borrow tools. Dan asked whether guests may. Open.',
  'Les membres empruntent des outils. Paul demande si le dimanche compte. Non résolu.',
  'Los socios reservan pistas. Paco dijo que se paga en el bar. Sin resolver.',
  'Os sócios reservam barcos. Rui disse que basta um aviso. Não resolvido.',
  'I soci prenotano il campo. Aldo ha detto che serve una caparra. Nessuna decisione.',
  'Leden lenen gereedschap. Piet zei dat een boete nodig is. Niet besloten.',
  'Członkowie rezerwują łodzie. Jan powiedział, że potrzebna jest kaucja. Nie ustalono.',
  '会員は道具を借りる。田中さんは罰金が必要だと言った。結論なし。',
  'يستعير الأعضاء الأدوات. قال خالد إن الغرامة ضرورية. بدون قرار.',
])('what is left open is asked and not ruled out: %s', (idea) => {
  const { statements, questions } = sortIdea(idea);
  const open = statements.filter(({ isUndecided }) => isUndecided);
  expect(open.map(({ id, kind }) => `${kind} ${id}`)).toEqual([`B ${open[0]?.id ?? ''}`]);
  expect(statements).toHaveLength(2);
  expect(questions[0]).toMatchObject({ about: [open[0]?.id], ask: { kind: 'undecided' } });
});

test.each([
  ['Members borrow tools. The shed has a lock. Open.', false],
  ['Members borrow tools. The key hangs at the bar. Pending.', false],
  ['Mitglieder leihen Werkzeug. Der Schuppen hat ein Schloss. Offen.', false],
  ['Members borrow tools. Guests should pay in advance. Open.', true],
  ['Members borrow tools. Do guests pay in advance? Pending.', true],
  ['Mitglieder leihen Werkzeug. Gäste sollen vorher zahlen. Offen.', true],
])('a single word leaves open only what may be disputed: %s', (idea, isOpen) => {
  expect(sortIdea(idea).statements.some(({ isUndecided }) => isUndecided)).toBe(isOpen);
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

test('what a demonstrative at the start rules out is one statement with what it refers to', () => {
  const { statements } = sortIdea(
    'Eltern unterschreiben online. Rechnungen schreibt weiterhin die Stadtkasse, das soll nicht hinein.',
  );
  expect(statements.map(({ text }) => text)).toContain(
    'Rechnungen schreibt weiterhin die Stadtkasse, das soll nicht hinein',
  );
});
