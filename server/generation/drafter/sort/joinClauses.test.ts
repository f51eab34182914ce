import { sortIdea } from './sortIdea';

test('a doubt with a subject of its own leaves the sentence before it alone', () => {
  const { statements } = sortIdea(
    'A tool for the council. Officers check each application. Payment is not settled.',
  );
  expect(statements.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'G A tool for the council',
    'R Officers check each application',
    'B Payment is not settled',
  ]);
});

test('what somebody can do all the same stands apart from what they cannot', () => {
  const { statements } = sortIdea(
    'A dog site. Guests see no prices but can book a walk. Walkers accept walks.',
  );
  expect(statements.map(({ text }) => text)).toContain('can book a walk');
  const others = sortIdea(
    'A tool for vets. Vets log visits. Nurses do not prescribe but give drugs.',
  );
  expect(others.statements.map(({ kind, text }) => `${kind} ${text}`)).toContain('R give drugs');
});

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
    'a denial after what denies nothing is no stress',
    '- Members can pay online. Never ever.',
    ['R Members can pay online', 'C Never ever'],
  ],
  [
    'a word that only stresses a sentence belongs to it',
    '- No recording of sound. ever\n- Photos are kept for 30 days. Always.',
    ['N No recording of sound. ever', 'C Photos are kept for 30 days. Always'],
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
    'a verdict rules out what was proposed before it, a sentence about what is turned down does not',
    'Ms Lind wanted ship positions on a map. Rejected, too costly. The office checks every claim. Rejected in red. Managers approve a claim; rejected, it goes back.',
    [
      'N Ms Lind wanted ship positions on a map. Rejected, too costly',
      'R The office checks every claim',
      'R Rejected in red',
      'R Managers approve a claim',
      'R rejected, it goes back',
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
    'two demands for the two cases stand apart',
    'The dispatcher shall confirm an alarm; otherwise it shall be passed on to the manager.',
    ['R The dispatcher shall confirm an alarm', 'R otherwise it shall be passed on to the manager'],
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
