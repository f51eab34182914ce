import { lexicons } from '../lexicon/lexicons';
import { sortIdea } from '../sort/sortIdea';
import { readClauses } from './readClauses';

const clausesOf = (idea: string) =>
  readClauses(idea, lexicons.en).clauses.map(({ span, link, isStruck }) => ({
    text: idea.slice(span.start, span.end),
    ...(link === 'none' ? {} : { link }),
    ...(isStruck ? { isStruck } : {}),
  }));

test.each([
  ['Nurses take photos; the app measures them.', ['Nurses take photos', 'the app measures them']],
  ['Users can create, edit and delete a list.', ['Users can create, edit and delete a list']],
  [
    'As a floor host, I want to join tables. Bring cake.',
    ['As a floor host, I want to join tables', 'Bring cake'],
  ],
  [
    'As a reader\nI want to extend a loan\nSo that I can finish',
    ['As a reader\nI want to extend a loan\nSo that I can finish'],
  ],
  [
    'Given a hold, when it ends, then it is free and the next is told.',
    ['Given a hold, when it ends, then it is free and the next is told'],
  ],
  [
    'Given a hold\nWhen it ends\nThen it is free\n\nThen we close.',
    ['Given a hold\nWhen it ends\nThen it is free', 'we close'],
  ],
  ['If a piece is unique, it leaves the shop.', ['If a piece is unique, it leaves the shop']],
  ['No dashboard in v1, no SWIFT lookups.', ['No dashboard in v1', 'no SWIFT lookups']],
  [
    'Members book courts, max 2 bookings a week, no payments.',
    ['Members book courts, max 2 bookings a week', 'no payments'],
  ],
  [
    'Without towel, without sandals, entry only for staff.',
    ['Without towel, without sandals, entry only for staff'],
  ],
  ['Without a card, no loan.', ['Without a card, no loan']],
  [
    'Members book courts because phoning is slow, right?',
    ['Members book courts', 'because phoning is slow, right?'],
  ],
  [
    'It is live before the season, i.e. by 15 May.',
    ['It is live before the season, i.e. by 15 May'],
  ],
  ['We have 12 beds, 3 nurses, no doctor.', ['We have 12 beds, 3 nurses, no doctor']],
  [
    'Without adverts, without an account, £3.99 once.',
    ['Without adverts', 'without an account', '£3.99 once'],
  ],
  // Without its first word, the second one would assert what it denies.
  ['We do not know. Nor is it settled who pays.', ['We do not know', 'Nor is it settled who pays']],
  [
    'Do we build or buy, because IT has a licence?',
    ['Do we build or buy, because IT has a licence?'],
  ],
  ['Keep it for 24 h. OpenAPI 3.1 spec.', ['Keep it for 24 h', 'OpenAPI 3.1 spec']],
  ['Budgets, e.g. 1,000 EUR, are fixed.', ['Budgets, e.g. 1,000 EUR, are fixed']],
  [
    'A parking app. 1. Staff reserve a spot. 2. Visitors pay by card.',
    ['A parking app', 'Staff reserve a spot', 'Visitors pay by card'],
  ],
  ['1. Search (2) filter', ['Search', 'filter']],
  ['It has to: a) search b) filter', ['It has to:', 'search', 'filter']],
  ['See section a) and b) of it', ['See section a) and b) of it']],
  ['It opens on 1. May and 2. June.', ['It opens on 1. May and 2. June']],
  ['A yard (rules: 1. Staff 2. guests) opens.', ['A yard (rules: 1. Staff 2. guests) opens']],
  [
    'It ends on level 1. And level 2. Then it stops.',
    ['It ends on level 1', 'level 2', 'it stops'],
  ],
  [
    'My partner shares the kitchen, so both of us need to see the list.',
    ['My partner shares the kitchen', 'both of us need to see the list'],
  ],
  ['It opens in May. 20 members join.', ['It opens in May', '20 members join']],
  ['Each member gives Rs. 200 per month.', ['Each member gives Rs. 200 per month']],
  [
    'Where an address is left, the resident is kept posted.',
    ['Where an address is left, the resident is kept posted'],
  ],
  ['Wer absagt, zahlt nichts.', ['Wer absagt, zahlt nichts']],
  ['Released by 1 Sept. 2027.', ['Released by 1 Sept. 2027']],
  ['No money, no chat, and works offline.', ['No money', 'no chat', 'works offline']],
  ['- [ ] search\n- [x] filter', ['search', 'filter']],
  ['<ul><li>search</li><li>filter</li></ul>', ['search', 'filter']],
  [
    'Users change the <title> of a page. Use <br> as separator. Type <b> for bold.',
    ['Users change the <title> of a page', 'Use <br> as separator', 'Type <b> for bold'],
  ],
  ['Users pay.<br>Users <b>cancel</b>.', ['Users pay', 'Users <b>cancel</b>']],
  ['- plus and minus buttons\n- and a timer', ['plus and minus buttons', 'a timer']],
  ['No ads, no tracking, and no accounts.', ['No ads', 'no tracking', 'no accounts']],
  ['Guests book a slot, cooks see orders.', ['Guests book a slot', 'cooks see orders']],
  [
    'Fire brigade: when an alarm comes in, everyone gets a call.',
    ['Fire brigade: when an alarm comes in, everyone gets a call'],
  ],
  [
    'Members say what they have, what they want and what we owe.',
    ['Members say what they have, what they want and what we owe'],
  ],
  ['Shops offer pick-up but no delivery.', ['Shops offer pick-up', 'no delivery']],
  ['We broker deals, we never hold funds.', ['We broker deals', 'we never hold funds']],
  [
    'Okay so um guests tick a dish. And nobody can edit it.',
    ['guests tick a dish', 'nobody can edit it'],
  ],
  [
    'Ken told us it smells, he’d like to be warned.',
    ['Ken told us it smells', 'he’d like to be warned'],
  ],
  [
    'okay so people text me and I can never find it um what I want is people order a box until wednesday and then I get a list sorted by street and when I am near they get a message and no paying online',
    [
      'people text me',
      'I can never find it',
      'what I want is people order a box until wednesday',
      'I get a list sorted by street',
      'when I am near they get a message',
      'no paying online',
    ],
  ],
  ['Members can see it, guests are not listed.', ['Members can see it', 'guests are not listed']],
  [
    'Clients send a code and a date and must get the rate.',
    ['Clients send a code and a date', 'must get the rate'],
  ],
  ['It answers in 200 ms. Rates are new.', ['It answers in 200 ms', 'Rates are new']],
  ['P. Grant asked. J. Lund said no.', ['P. Grant asked', 'J. Lund said no']],
  ['Nobody but the owner can open it.', ['Nobody but the owner can open it']],
])('%j is cut into %j', (idea, texts) => {
  expect(clausesOf(idea).map(({ text }) => text)).toEqual(texts);
});

test.each([
  'As a parent, I want to reserve an item for 3 days so that nobody else takes it',
  'The nurse is called, not messaged, if it drops below 3 °C',
  "A tenant can see the flat's history but not the tenant's history",
  'Except for admins, nobody can delete a record',
  'It is for everyone, not just teachers',
  'Not only the owner but also the tenant can report a fault',
  'The app shows whether or not the door is open',
  'The patient says yes or no',
  'Answers come no later than 3 days after the request',
  'If the payment arrives, send a receipt; if not, remind the buyer',
  'Members can cancel, except on the day itself',
  'REQ-1: If it is full, they get a text',
  'The app shows a curve and sends an alert',
  'It tells the parent, but only if the child is late',
  'It says "Your bike is ready. Come in." and rings',
  'Wait ... then go on… and finish',
  'We ship to 9000 St. Gallen in 2024 with Prof. Weber',
  'See no. 4 and approx. 20 items, incl. VAT at St. Mary',
])('%j is one statement', (idea) => {
  expect(clausesOf(`${idea}.`).map(({ text }) => text)).toEqual([idea]);
});

test('a negation of a part stays in its sentence, also in other languages', () => {
  for (const [language, idea] of [
    ['de', 'Nicht nur der Besitzer, sondern auch der Mieter kann den Schaden melden'],
    ['de', 'Die Leitung sieht die Wohnung, aber nicht den Mieter'],
    ['fr', "Le locataire voit l'appartement mais pas celui des voisins"],
    ['es', 'El inquilino ve el historial del piso pero no el del vecino'],
    ['it', "L'inquilino vede lo storico ma non quello del vicino"],
    ['nl', 'De huurder ziet de woning, maar niet die van de buren'],
    ['pl', 'Nie tylko właściciel, ale także najemca może zgłosić usterkę'],
  ] as const)
    expect(readClauses(idea, lexicons[language]).clauses).toHaveLength(1);
});

test('a reason is a separate clause and keeps its conjunction, a purpose belongs to its clause', () => {
  expect(clausesOf('They note it by voice because their hands are sticky.')).toEqual([
    { text: 'They note it by voice' },
    { text: 'because their hands are sticky', link: 'reason' },
  ]);
  expect(clausesOf('I want to see what is free so that I know where to go.')).toHaveLength(1);
});

test('struck-out text is recognised', () => {
  expect(clausesOf('We sell wax. ~~We sell honey.~~')).toEqual([
    { text: 'We sell wax' },
    { text: 'We sell honey', isStruck: true },
  ]);
});

test('an item in a list of users stays whole', () => {
  const idea = '## Users\n- Venue manager – gets the report, fixes the loop\n';
  expect(clausesOf(idea).at(-1)?.text).toBe('Venue manager – gets the report, fixes the loop');
});

test('a clause without a verb never stands alone', () => {
  for (const one of [
    'It makes the packing list with sizes, nappies, no pork, no nuts and so on',
    'Record the outcome of each call: coming, no answer, declined, please remove us',
    'At check-out the box and the signature are compared',
    'She just says yes or no',
    'It has to carry on by itself for a day or two when the line is down',
  ])
    expect(clausesOf(`${one}.`).map(({ text }) => text)).toEqual([one]);
  expect(clausesOf('All is free, no purchases.')).toHaveLength(2);
});

test.each([
  ['de', 'Ab dem 15. Tag kostet es mehr. Die Ausgabe ist im 2. Stock.', 2],
  ['de', 'Es kostet 3. Danach nichts.', 2],
  ['en', 'We meet on the 15. Then we leave.', 2],
] as const)('an ordinal with a full stop ends no sentence (%s): %s', (code, idea, count) => {
  expect(readClauses(idea, lexicons[code]).clauses).toHaveLength(count);
});

test.each([
  'Más adelante nos gustaría tener un mapa.',
  'Più tardi vorremmo anche una mappa.',
  'Mais tarde gostaríamos de ter um mapa.',
  'Más de 80 socios reservan una pista.',
])('a word for more at the start joins nothing: %s', (idea) => {
  expect(sortIdea(idea).statements[0]?.text).toBe(idea.slice(0, -1));
});

test.each([
  ['fr', "Sans l'accord de la directrice, rien n'est publié."],
  ['de', 'Es soll nicht nötig sein, ein Handy zu haben.'],
] as const)('one statement in %s: %s', (code, idea) => {
  expect(readClauses(idea, lexicons[code]).clauses).toHaveLength(1);
});

test.each([
  ['de', 'Der Sonnenhang e. V. zeigt Geräte, z. B. Sägen. Mitglieder buchen sie, d. h. alle.', 2],
  ['de', 'Die Liste zeigt Bretter o. ä. Danach druckt sie alles u. v. m.', 2],
  ['de', 'Die Liste zeigt 20 St. pro Kiste. Das Lager bucht Variante b. Mitglieder sehen sie.', 3],
  ['en', 'It lists tools, e. g. saws, i. e. what cuts. Members pick plan b. They pay later.', 3],
  ['en', 'It opens at 7 a. m. Members book a saw.', 2],
  ['es', 'Muestra piezas, p. ej. sierras. Cierra a las 7 p. m. Los socios reservan.', 3],
  ['it', 'Mostra attrezzi, p. es. le seghe. I soci prenotano.', 2],
] as const)('an abbreviation with a space inside ends no sentence: %s %s', (code, idea, count) => {
  const { clauses } = readClauses(idea, lexicons[code]);
  expect(new Set(clauses.map(({ sentence }) => sentence)).size).toBe(count);
});

test.each([
  'Equipment: in use; restricted; closed for repair; removed',
  'The fund is invisible to everyone but Rob and the head',
  "Fault status: new, looking, waiting for part, fixed, won't fix",
  'To stay on the list, a person confirms each January',
  'If no queen is lost, and if nobody calls before noon, I am happy',
])('no list, condition, aim or `everyone but` parts a sentence: %s', (sentence) => {
  expect(clausesOf(`${sentence}.`).map(({ text }) => text)).toEqual([sentence]);
});

test('a semicolon and `but` part what says more', () => {
  expect(clausesOf('Rule: nurses take photos; the app measures them.')).toHaveLength(2);
  expect(clausesOf('The adviser sees everything but can’t move money.')).toHaveLength(2);
});

test('`but` parts what others do from what all do', () => {
  expect(clausesOf('Coaches see everything but members see only their own bookings.')).toHaveLength(
    2,
  );
});

test.each([
  ['Does it need the job no. at issue? Scan the tool.', 2],
  ['There is no job no. Workers scan the tool.', 2],
  ['Plot no. 17 is a compost heap.', 1],
  ['Members book a tool and a few volunteers work.', 2],
  ['Drivers have a morning and an afternoon run from the lab.', 1],
])('a number of a thing, and a noun that may be a verb, end no clause: %j', (idea, count) => {
  expect(clausesOf(idea)).toHaveLength(count);
});

test('a price with `incl.` is one sentence', () => {
  expect(clausesOf('The budget is €120,000 incl. VAT.')).toHaveLength(1);
});

test.each([
  ['en', 'To keep costs low we host it ourselves, we need no payments, nobody should pay.', 3],
  ['en', 'The status of a bike is shown to everyone: members see green, mechanics see red.', 2],
  ['en', 'Our state: members forget, nobody pays, phones ring.', 2],
  [
    'en',
    'When a bike is returned the member gets a receipt, and when it is lost, the mechanic gets a message.',
    2,
  ],
  ['de', 'Um 18 Uhr schließt der Verleih, Mitglieder müssen bis dahin zurückbringen.', 2],
  ['fr', "Pour les membres c'est gratuit, les invités doivent payer 5 euros.", 2],
  ['es', 'Para socios hay una lista, los invitados deben pagar 5 euros.', 2],
] as const)('neither a purpose nor a state joins two clauses: %s %s', (code, idea, count) => {
  expect(readClauses(idea, lexicons[code]).clauses).toHaveLength(count);
});

test('a dictated sentence is cut where somebody begins anew to wish, but not behind a condition', () => {
  const filler =
    'the boats come in at four and the auction begins at five and everybody shouts over the bidders';
  expect(
    clausesOf(
      `${filler} so nobody hears the price I want a screen with the lots on it I don't want any sound if the power fails I want to see the last lot`,
    ).slice(-2),
  ).toEqual([
    { text: 'I want a screen with the lots on it' },
    { text: "I don't want any sound if the power fails I want to see the last lot" },
  ]);
});

test.each([
  'The doctor decides that Mrs So-and-so can leave',
  'It takes 23 weeks and by then the installer has gone ahead',
])('a hyphen and words such as `by` end no clause before `and` or `then`: %s', (idea) => {
  expect(clausesOf(`${idea}.`).map(({ text }) => text)).toEqual([idea]);
});
