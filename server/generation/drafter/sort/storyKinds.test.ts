import { sortIdea } from './sortIdea';

test.each([
  'As a guest, I want to book a table so that I do not have to stand about.',
  'Als Platzwart möchte ich Plätze sperren, damit niemand umsonst kommt.',
  'En tant que responsable des hôtes, je veux voir les tables, pour que personne ne fasse la queue.',
  'Given a table is held, when nobody comes within 20 minutes, then it is free.',
])('a user story or scenario is a requirement, whatever it is for: %s', (idea) => {
  expect(sortIdea(idea).statements.map(({ kind }) => kind)).toEqual(['R']);
});

test('a cause or a time is no user story', () => {
  const cause = sortIdea('As the boiler is old, we need to call a smith.');
  expect(cause.statements.map(({ kind }) => kind)).not.toEqual(['R']);
  expect(cause.roles).toEqual([]);
  expect(sortIdea('As a child I wanted to be a pilot. As a result I want less.').roles).toEqual([]);
  expect(sortIdea('Als ich gestern im Lager war, fand ich nichts.').roles).toEqual([]);
});

test.each([
  'Given our size, we lose money and it will not get better then.',
  'Given that it rains a lot, we are closed then.',
])('what begins like a scenario may tell how things are: %s', (idea) => {
  expect(sortIdea(`${idea} Members must book a boat online.`).statements[0]?.kind).toBe('B');
});

const kindsIn = (idea: string) =>
  sortIdea(idea).statements.map(
    ({ kind, isUndecided, text }) => `${kind}${isUndecided ? '?' : ''} ${text}`,
  );

test.each([
  [
    'To be decided: the price. If it rains, the app cancels bookings.',
    ['B? To be decided: the price', 'R If it rains, the app cancels bookings'],
  ],
  [
    'Por decidir: el precio. Es gratis para los socios.',
    ['B? Por decidir: el precio', 'C Es gratis para los socios'],
  ],
  ['The app sends reminders. Why not?', ['R The app sends reminders', 'B? Why not?']],
  [
    'We run a hotel.\n\n## Out of scope\n- Show prices. Let guests see the list.\n- Clocks. The union will walk out.',
    [
      'B We run a hotel',
      'N Show prices',
      'N Let guests see the list',
      'N Clocks',
      'B The union will walk out',
    ],
  ],
  [
    'Undecided:\n- Price: members pay 5 €\n- Not in scope: chat',
    ['B? Price: members pay 5 €', 'N Not in scope: chat'],
  ],
  [
    'As a host I want to see ratings, but the board rejected that.',
    ['B As a host I want to see ratings, but the board rejected that'],
  ],
  [
    'Als Verein haben wir 200 Mitglieder\nIch will keine Werbung',
    ['B Als Verein haben wir 200 Mitglieder', 'N Ich will keine Werbung'],
  ],
  [
    'Dado que hay sitio, cuando un socio reserva, entonces recibe un correo.',
    ['R Dado que hay sitio, cuando un socio reserva, entonces recibe un correo'],
  ],
  [
    'Dados dos sócios: quando um sócio sai, a secretaria apaga e então envia um e-mail, e ninguém pode ver os dados.',
    [
      'R Dados dos sócios: quando um sócio sai, a secretaria apaga e então envia um e-mail',
      'C ninguém pode ver os dados',
    ],
  ],
])('what is left open, ruled out or told as a story ends where it ends: %s', (idea, kinds) => {
  expect(kindsIn(idea)).toEqual(kinds);
});

test.each([
  ['Because people sew and run away.', 'B'],
  ['Because of the law the screen must hide names.', 'C'],
  ['No chat = less work for us.', 'N'],
])('a reason asks for nothing unless it goes on to a demand: %s', (sentence, kind) => {
  const { statements } = sortIdea(`A tailor's shop. Customers pay a deposit. ${sentence}`);
  expect(statements.at(-1)?.kind).toBe(kind);
});
