import { lexicons } from '../lexicon/lexicons';
import { sortIdea } from './sortIdea';

const topicsOf = (idea: string) => sortIdea(idea).contradictions.map(({ topic }) => topic);

test.each(Object.values(lexicons))('the oppositions of $code name concepts that exist', (one) => {
  const { concepts, pairs } = one.oppositions;
  const parts = pairs
    .flatMap((pair) => [pair.one, pair.other, pair.settled ?? []].flat())
    .flatMap((pattern) => pattern.replace(/^~/u, '').split(' + '));
  const named = parts.flatMap((part) => /\{(.*)\}/u.exec(part)?.[1] ?? []);
  expect(named.filter((name) => name !== 'person' && !(name in concepts))).toEqual([]);
  // A misspelt `no {name}`.
  expect(
    parts.filter((part) => part.includes('{') && !/^(?:no |!)?\{[^{}]+\}$/u.test(part)),
  ).toEqual([]);
});

test('contradictions are found in any wording and order', () => {
  expect(
    topicsOf('A tool library. Nobody has to sign up for anything. Members log in to borrow.'),
  ).toEqual(['without an account and with one']);
  expect(topicsOf('A tool library. To borrow, members log in. Passwords are not needed.')).toEqual([
    'without an account and with one',
  ]);
});

test('a count above a limit on the same things is a contradiction in any language', () => {
  expect(
    topicsOf('A quiz. A room holds at most 10 players. The host can start a room of 30 players.'),
  ).toEqual(['at most 10 players / 30 players']);
  expect(
    topicsOf(
      'Ein Quiz. Eine Gruppe darf höchstens 10 Spieler haben. Die Leitung kann 30 Spieler einladen.',
    ),
  ).toEqual(['höchstens 10 Spieler / 30 Spieler']);
  // Two times may have different purposes.
  expect(topicsOf('A loan takes at most 10 days. Members can extend it once for 30 days.')).toEqual(
    [],
  );
});

test.each([
  [
    'Ein Kiosk. Alle zahlen denselben Preis. Rentner bekommen 20 % Nachlass.',
    'gleicher Preis und Rabatte',
  ],
  [
    "Une appli. Il n'y a aucune messagerie. Les voisins s'écrivent en privé.",
    'sans messages et avec messages',
  ],
  [
    'Uma app. Não há nada para instalar. É preciso descarregar a aplicação.',
    'nada para instalar e uma app para instalar',
  ],
  ['Een club. Iedereen betaalt hetzelfde. Studenten krijgen korting.', 'zelfde prijs en korting'],
  [
    'Aplikacja dla klubu. Nikt nie może wiedzieć, gdzie jesteśmy. Na mapie widać, gdzie jest każdy z nas.',
    'bez lokalizacji i z lokalizacją',
  ],
  ['予約サイト。先着順です。会員は優先的に予約できる。', '先着順と優先'],
  ['تطبيق للمطعم. لا توصيل. يصل الطلب إلى المنزل خلال ساعة.', 'استلام فقط وتوصيل'],
])('%j contradicts itself', (idea, topic) => {
  expect(topicsOf(idea)).toEqual([topic]);
});

test('a limit of people is one, too', () => {
  expect(topicsOf('A quiz. Each team has at most 6 people. Teams of 9 people can join.')).toEqual([
    'at most 6 people / 9 people',
  ]);
});

test('what one side denies with `without`, it may deny in any way', () => {
  expect(topicsOf('Una peña. No habrá publicidad. Los patrocinadores ponen anuncios.')).toEqual([
    'sin publicidad y con publicidad',
  ]);
  expect(topicsOf('A map for hikers. It works without any signal. They watch it live.')).toEqual([
    'offline and live',
  ]);
});

test('double negations, conditions and different people are not contradictions', () => {
  expect(topicsOf('Nobody enters without an account. Members log in.')).toEqual([]);
  expect(topicsOf('A visitor borrows without an account. Staff log in.')).toEqual([]);
  expect(topicsOf('Parents say yes or no, and give a contact. They get a text message.')).toEqual(
    [],
  );
  expect(topicsOf('It works without reception. Later it syncs. The base watches live.')).toEqual(
    [],
  );
});

test('a denial contradicts who says the same, and what only one role may do another may not', () => {
  expect(
    topicsOf(
      'A parcel app. Sizes of shoes are never shown to drivers. The drivers see sizes of shoes.',
    ),
  ).toEqual(['Sizes, shoes']);
  expect(
    topicsOf('A card game. Only the host can draw cards. Every player can also draw a card.'),
  ).toEqual(['draw, cards']);
  expect(topicsOf('A game. Maximum two boats per player. We have 120 boats today.')).toEqual([]);
});

test.each([
  [
    'A harbour app. The harbour has 34 guest berths. Skippers can see 50 guest berths on a map.',
    '34 guest berths / 50 guest berths',
  ],
  [
    'Eine App. Ein Verein hat sechs Kajaks im Schuppen. Der Schuppen zeigt acht Kajaks an.',
    'sechs Kajaks / acht Kajaks',
  ],
])('%j has two numbers for one thing', (idea, topic) => {
  expect(topicsOf(idea)).toEqual([topic]);
});

test.each([
  'Eine App. Die Werkstatt zeigt sechs Ständer. Mitglieder der Werkstatt buchen einen Ständer.',
  'A quiz. One mod never verifies a run. Two mods verify a run of ten minutes.',
  'A quiz. A round takes 10 minutes. Registration for the whole evening takes 2 minutes.',
  'A quiz. Teams stay anonymous until the last round. Then everybody sees the real names.',
  "A newsletter. Readers don't get more than one e-mail a week. The editor gets an e-mail each day.",
  'A hut. Guests book up to 8 beds. The hut has 42 beds.',
  "A lost property desk. Never show photos of items to the public (people claimed stuff that wasn't theirs). The driver hands in an item.",
  'A theatre app. Progress is visible only to the director. The stage manager publishes the call sheet.',
  'Eine App. Pächter geben den Stand bis zum 15. Oktober ein. Wer bis zum 15. Oktober nichts meldet, bekommt als Pächter einen Brief.',
  'A map. Our competitor needs a login. Ours works without an account.',
  'A form. The worker enters hours so that nobody has to look up the number. The office sees the number of hours.',
])('%j contradicts nothing', (idea) => {
  expect(topicsOf(idea)).toEqual([]);
});

test('a weak sign of an opposition needs a word that both sides have', () => {
  const notes = 'A choir site. Comments are anonymous.';
  expect(topicsOf(`${notes} Below each comment the full name appears.`)).toEqual([
    'anonymous and known by name',
  ]);
  expect(topicsOf(`${notes} On each parcel the full name appears.`)).toEqual([]);
});

test('what only the author may do contradicts what a role may', () => {
  const found = (rule: string) =>
    sortIdea(`Berths of a marina.\n\nBerth holders set the nightly price.\n\n${rule}`)
      .contradictions;
  expect(found('Only I set prices per night.')).toHaveLength(1);
  expect(found('I set prices per night.')).toHaveLength(0);
});

test('a list of states contradicts nothing', () => {
  const idea =
    'Ein Reparatur-Café.\n\n- Ein Drittel der Plätze bleibt frei für Leute ohne Anmeldung\n- Status: angemeldet, wartet, in Arbeit, repariert';
  expect(sortIdea(idea).contradictions).toEqual([]);
});

test('the cases of a sentence, a part of a group, and everyday words contradict nothing', () => {
  expect(
    topicsOf(
      'A lunch tool. Guests may change the order until six; if it is paid, the order is final.',
    ),
  ).toEqual([]);
  expect(
    topicsOf(
      'A tool library. Members browse and reserve tools. Power tools may only be lent to members who did the course.',
    ),
  ).toEqual([]);
  expect(
    topicsOf(
      'A brigade app. Nobody outside the brigade may know who it is. The officer sees who was there by name.',
    ),
  ).toEqual([]);
  expect(
    topicsOf(
      "A dog app. Walkers see on the right day which dog walks (Rex mustn't walk with males). Walkers see every day on the right page where the dog walks.",
    ),
  ).toEqual([]);
  expect(
    topicsOf(
      'A tuner app. A week before the due date the customer gets a text. The work is paid in cash on the spot.',
    ),
  ).toEqual([]);
  // Others than those whom it is reserved for.
  expect(
    topicsOf('A key app. Nobody but the planner sees the key code. Carers see the key code.'),
  ).toEqual(['key, code']);
  expect(topicsOf('A survey. Answers are anonymous. The chair sees who wrote what.')).toEqual([
    'anonymous and known by name',
  ]);
});

test('something narrow that is ruled out contradicts nothing far away with other words', () => {
  const rest =
    'Cooks enter a dish. Guests vote once. The host sees results. Cooks get a table. Guests get a map.';
  const ad = "A sponsor's banner pays for it.";
  const none = 'No ads for beer or wine of the brewery.';
  expect(topicsOf(`A fair. ${none} ${rest} ${ad}`)).toEqual([]);
  expect(topicsOf(`A fair. ${none} ${ad} ${rest}`)).toEqual(['no advertising and advertising']);
  expect(topicsOf(`A fair. No ads. ${rest} ${ad}`)).toEqual(['no advertising and advertising']);
});

test('what is numbered is not counted twice', () => {
  const { contradictions } = sortIdea(
    'A room planner.\n\nRoom 1 holds 4 people. Room 2 holds 6 people. Visit type 1 costs 4 euros. Visit type 2 costs 5 euros.',
  );
  expect(contradictions).toEqual([]);
});

test.each([
  "A hive app. A hive's place is visible only to its owner; other members see the town.",
  'A choir app. Sheets are visible only to singers but guests browse the programme.',
  'A fridge app. No points or leaderboards. At the end of the month the clerk sees the kilos per shop.',
  'A costume store. Old pieces never leave the building. External hirers browse the catalogue and send a request.',
  'A costume store. Pieces never leave before a check. Hirers pay a deposit.',
  'A hostel. The warden must approve each stay. Guests who have not paid cannot check in.',
  'Vats. Mats switch on without anyone touching them. Readings must be big on the screens.',
  "A rota. Some people don't have email. A machine does all of it, only a bot answers.",
])('two things that complete each other do not contradict: %s', (idea) => {
  expect(topicsOf(idea)).toEqual([]);
});

test.each([
  ['A theatre app. Progress is visible only to the director. The manager publishes the progress.'],
  ["A hive app. A hive's place is visible only to me. All members see the map with everyone."],
  ['A fridge app. No points. A board shows the volunteer of the month.'],
  ['A quiz. Quizzes are anonymous, but the teacher wants to see who answered what.'],
  ['A form tool. The answers write themselves. Each answer is typed by a member of the team.'],
  [
    'A parts shop. Anybody can look up our prices. Prices stay hidden until the staff approve the customer.',
  ],
  [
    'Vats. Mats switch on without anyone touching them. A human hand has to confirm each change of a mat.',
  ],
  ['A sensor box. Readings never leave the house. Readings go to the cloud each night.'],
])('two sentences for and against the same contradict: %s', (idea) => {
  expect(topicsOf(idea)).toHaveLength(1);
});

test('the fields of a table contradict nothing', () => {
  const fields =
    '| Thing | Fields |\n|---|---|\n| Game | room, start time, hints given |\n| Fault | room, photo |';
  expect(
    topicsOf(`A log of games.\n\nOnly masters start a game and log hints.\n\n${fields}`),
  ).toEqual([]);
});
