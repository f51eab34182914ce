import { criteriaOf } from './criteriaOf';
import { documentWords } from './documentWordsOf';
import { fill } from './quoted';
import { en } from './words/en';

test.each([
  ['As a clerk I want to book a van.', 'books', '“to book a van”'],
  ['A member has to confirm the date.', 'confirms', '“A member has to confirm the date”'],
  ['Cooks swap shifts among themselves.', 'swaps', '“Cooks swap shifts among themselves”'],
  ['The nearest tenant must be told.', 'told', '“The nearest tenant must be told”'],
  ['The tenant gets a text message.', 'told', '“The tenant gets a text message”'],
  ['Members can drag a slot to another day.', 'moves', '“Members can drag a slot to another day”'],
  ['The caretaker can block a room.', 'blocks', '“The caretaker can block a room”'],
  ['Volunteers can pause for a while.', 'pauses', '“Volunteers can pause for a while”'],
  ['Members join a waitlist.', 'joins', '“Members join a waitlist”'],
  ['Moderators can merge two reports.', 'merges', '“Moderators can merge two reports”'],
  ['Teachers can publish a worksheet.', 'publishes', '“Teachers can publish a worksheet”'],
  // Behind a word such as `may`, and of people on a page.
  ['Wardens may block a path and a gate.', 'blocks', '“Wardens may block a path and a gate”'],
  [
    'I want a page where guests book their table.',
    'books',
    '“I want a page where guests book their table”',
  ],
] as const)('what %j has somebody do', (idea, name, quoted) => {
  expect(criteriaOf(idea)).toEqual([fill(en.worded[name], { quote: quoted })]);
});

test.each([
  ['The keeper can ban a guest.', 'blocks'],
  ['The clerk moves a job from Monday to Friday.', 'moves'],
] as const)('the test of %j is that of its verb', (idea, name) => {
  expect(criteriaOf(idea).join()).toContain(en.worded[name].replace('{quote}', ''));
});

test.each([
  'Support closes each ticket.',
  'Members can close an account.',
  'The shop can be closed on Sundays.',
  'Members follow the rules.',
  'The nurse follows a patient.',
  'A coat moves from cut to sewn to shipped.',
])('a verb with another sense in %j has no such test', (idea) => {
  for (const name of ['blocks', 'moves'] as const)
    expect(criteriaOf(idea).join()).not.toContain(en.worded[name].replace('{quote}', ''));
});

test.each([
  ['Gäste reservieren einen Tisch.', 'de', 'books'],
  ['Une appli pour la cantine.\n\nLe chef approuve le menu.', 'fr', 'decides'],
  ['Un’app per il club.\n\nIl socio può prenotare una barca.', 'it', 'books'],
  ['De trainer annuleert de les.', 'nl', 'cancels'],
  ['Klient płaci kartą.', 'pl', 'paid'],
  ['O chefe aprova os pedidos.', 'pt', 'decides'],
  ['会員は部屋を予約する。', 'ja', 'books'],
  ['يؤكد الموظف الطلبات.', 'ar', 'confirms'],
  ['Der Platzwart sperrt Plätze.', 'de', 'blocks'],
  ['Die Leitung verschiebt Einsätze.', 'de', 'moves'],
  ['La recepcionista puede mover turnos.', 'es', 'moves'],
  ['O gerente pode bloquear horários.', 'pt', 'blocks'],
] as const)('what %j has somebody do, in its language', (idea, code, name) => {
  const { worded } = documentWords[code];
  expect(criteriaOf(idea).join()).toContain(worded[name].replace('{quote}', ''));
});

test('two acts joined by `and` are both tested', () => {
  expect(
    criteriaOf('The team lead cancels open claims on Monday and approves or returns them.'),
  ).toEqual([
    expect.stringMatching(/^“The team lead cancels open claims on Monday”/u),
    expect.stringMatching(/^“approves or returns them”/u),
  ]);
});

test.each([
  // The same thing, another subject, and a denial of the act itself.
  ['Teachers can cancel a day because of storm, parents then get a text.', 1],
])('one act is tested: %j', (idea, count) => {
  expect(criteriaOf(idea)).toHaveLength(count);
});

test.each([
  'A club app. Members want a running order everyone can see on their phone.',
  'A climbing club. Each route has a page, a date, who set it.',
  'A meter app. It reads the meter every hour.',
  'A rink app. Members show their card at the door.',
  'Une appli de cantine.\n\nCommande minimale : 20 euros.',
])('a noun, or what no person does with the product, is no act: %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(/known values|every value|total|total calculé/u);
});

test('a denial behind a relative does not deny the act', () => {
  expect(criteriaOf("It should remind the ones who haven't paid.").join()).not.toMatch(
    /^To be agreed/u,
  );
});
