import { sortIdea } from '../sort/sortIdea';

const places = (idea: string) =>
  sortIdea(idea).statements.map(({ kind, heading, text }) => `${kind} [${heading ?? ''}] ${text}`);

test('an indented paragraph, and one below a paragraph, stay under their heading', () => {
  expect(places("## Won't\n- Shipping\n\n  Buyers fetch the tent.").at(-1)).toMatch(
    /^N \[Won't\]/u,
  );
  expect(places("## Won't\nNo auctions.\n\nShipping a tent.").at(-1)).toMatch(/^N \[Won't\]/u);
});

test('short paragraphs below a heading are its items, not headings', () => {
  const idea = 'A garage.\n\n## Out of scope\n\nBilling of companies\n\nvalet\n\nCar wash';
  expect(places(idea).slice(1)).toEqual([
    'N [Out of scope] Billing of companies',
    'N [Out of scope] valet',
    'N [Out of scope] Car wash',
  ]);
});

test('a crossed-out sign makes a bold heading one of exclusions', () => {
  const idea = 'A forum.\n\n⛔ **what would make me leave**\n* an algorithm\n* buying and selling';
  expect(
    sortIdea(idea)
      .statements.slice(-2)
      .map(({ kind }) => kind),
  ).toEqual(['N', 'N']);
});

test('an outline without content is quoted', () => {
  expect(places('# Goals\n## Users\n## Non-goals')).toEqual([
    'B [] Goals',
    'B [] Users',
    'B [] Non-goals',
  ]);
});

test('a short item with nested items is their heading, up to the next item that is not nested', () => {
  const idea =
    'A gear log.\n\n- Devices\n  - Kinds\n    - Mask: checked after use\n  - Clerks lock a device\n- We don’t want\n  - shift plans\n- Clerks see all devices';
  expect(places(idea).slice(1)).toEqual([
    'C [Kinds] Mask: checked after use',
    'C [Devices] Clerks lock a device',
    'N [We don’t want] shift plans',
    'R [] Clerks see all devices',
  ]);
});

test('an item that says something stays a statement, whatever is nested in it', () => {
  const idea =
    'A shop.\n\n- Customers pay online\n  - by card\n- No ads\n  - not even ours\n- Max 5 users\n  - per team';
  expect(places(idea).map((one) => one.slice(1))).toEqual(
    expect.arrayContaining([' [] Customers pay online', ' [] No ads', ' [] Max 5 users']),
  );
});

test('nesting is told by the indent of the line, not by the length of its number', () => {
  const idea = 'A shop.\n\n9. Out of scope\n   - billing\n10. Members can reserve a tool';
  expect(places(idea).at(-1)).toBe('R [] Members can reserve a tool');
});

test('a lone word for `out` as a label rules out, but not one that goes on', () => {
  const last = (line: string) =>
    places(`Un tablero de turnos para regantes.\n\nLos socios ven sus turnos.\n\n${line}`).at(-1);
  expect(last('Fuera: cuotas y recibos')).toMatch(/^N /u);
  expect(last('Fuera de temporada: los socios ven el tablero')).not.toMatch(/^N /u);
});

test('a numbered line that states something is no heading, and the next meeting is background', () => {
  const idea =
    'Protokoll\n\nPunkt 3: Gäste können bar zahlen\nGäste buchen einen Tisch. Der Wirt sieht sie. Es gibt Rabatt. Gäste stornieren. Gäste zahlen.\n\nNächster Termin: 26.03.';
  expect(places(idea)[1]).toBe('R [] Punkt 3: Gäste können bar zahlen');
  expect(places(idea).at(-1)).toBe('B [] Nächster Termin: 26.03');
});

test('a heading without its apostrophe rules out what follows', () => {
  const { statements } = sortIdea('A pallet register.\n\nI dont want\n- GPS\n- chips on pallets');
  expect(statements.slice(1).map(({ kind }) => kind)).toEqual(['N', 'N']);
});

test.each([
  ['Not required', 'Route maps', 'N'],
  ['No features', 'Route maps', 'N'],
  ['Not decided', 'Handbells', 'B'],
  ['To be settled', 'Handbells', 'B'],
])('the heading %j says what %j below it is', (heading, item, kind) => {
  const { statements } = sortIdea(`# Tuning round\n\n## ${heading}\n- ${item}`);
  const { kind: own, isUndecided, priority } = statements.at(-1) ?? {};
  expect([own, isUndecided, priority]).toEqual([kind, kind === 'B', undefined]);
});

const minutes = [
  '1. The list. Anyone over 16 may join it.',
  '2. Rents. Full plots cost £48 a year.',
  '3. Not required. Public maps with names.',
  '4. AOCB. The kettle is done.',
];

test('numbered lines that mostly begin with a few words and a full stop have headings', () => {
  const withoutKind = places(`Allotments, special meeting\n\n${minutes.join('\n\n')}`).map((one) =>
    one.slice(2),
  );
  expect(withoutKind.slice(1)).toEqual([
    '[The list] Anyone over 16 may join it',
    '[Rents] Full plots cost £48 a year',
    '[Not required] Public maps with names',
    '[AOCB] The kettle is done',
  ]);
  const few = `Allotments, special meeting\n\n${minutes.slice(0, 2).join('\n\n')}`;
  expect(places(few).some((one) => one.includes('[Rents]'))).toBe(false);
});

test('people among the subjects of minutes have a heading, too', () => {
  const spanish =
    'Un huerto\n\n3. Cuotas. Son 20 euros al mes.\n\n4. Invitados. Un socio trae tres.\n\n5. Luz. Se apaga a las 22.';
  expect(
    places(spanish)
      .map((one) => one.slice(2))
      .slice(1),
  ).toEqual([
    '[Cuotas] Son 20 euros al mes',
    '[Invitados] Un socio trae tres',
    '[Luz] Se apaga a las 22',
  ]);
});

test('numbers below a heading, and before people, mark items', () => {
  const { roles } = sortIdea(
    'Court booking\n\n## Users\n\n1. Members. They book courts.\n2. Trainers. They see the list.\n3. Chairs. They approve.',
  );
  expect(roles.map(({ text }) => text)).toEqual(expect.arrayContaining(['Members', 'Trainers']));
  const clubs = sortIdea(
    'Court booking\n\n1. Members. Want to see results.\n2. Players. Want to book courts.\n3. Umpires. Want to enter scores.',
  );
  expect(clubs.statements.every(({ heading }) => heading === undefined)).toBe(true);
});

test('a paragraph behind the list of what is ruled out is not ruled out', () => {
  const idea = 'A gym.\n\n## Out of scope\n- Nutrition\n- Payroll\n\nMembers book a class.';
  expect(places(idea).at(-1)).toBe('R [] Members book a class');
});

test('a bold opening with a colon ends the section of a bold line', () => {
  const idea =
    '**What we leave out**\nPayroll and invoices.\n\n**Traction we want**: 60 gyms in the first 24 months.';
  expect(places(idea).at(-1)).toMatch(/^[GRC] \[Traction we want\]/u);
});

test('one word announces a section only as the whole heading', () => {
  const last = (heading: string) =>
    places(`A gym.\n\nMembers see classes.\n\n${heading}\n- Classes by video\n- Diet plans`).at(-1);
  expect(last('Binned')).toBe('N [Binned] Diet plans');
  expect(last('Binned classes')).not.toMatch(/^N /u);
});
