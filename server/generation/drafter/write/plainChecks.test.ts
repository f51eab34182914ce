import { criteriaOf } from './criteriaOf';
import { documentWords } from './documentWordsOf';
import { fill } from './quoted';
import { en } from './words/en';

test.each([
  ['As a clerk I want to book a van.', 'books', '“to book a van”'],
  ['A driver sees the list of stops.', 'sees', '“A driver sees the list of stops”'],
  ['The cook sees whether a child is ill.', 'seesIf', '“The cook sees whether a child is ill”'],
  ['The nurse records the weight.', 'enters', '“The nurse records the weight”'],
  ['A member has to confirm the date.', 'confirms', '“A member has to confirm the date”'],
  ['Cooks swap shifts among themselves.', 'swaps', '“Cooks swap shifts among themselves”'],
  ['The nearest tenant must be told.', 'told', '“The nearest tenant must be told”'],
  ['The tenant gets a text message.', 'told', '“The tenant gets a text message”'],
] as const)('what %j has somebody do', (idea, name, quoted) => {
  expect(criteriaOf(idea)).toEqual([fill(en.worded[name], { quote: quoted })]);
});

test.each([
  ['Gäste reservieren einen Tisch.', 'de', 'books'],
  ['El portero ve las llaves.', 'es', 'sees'],
  ['Une appli pour la cantine.\n\nLe chef modifie le menu.', 'fr', 'changes'],
  ['Un’app per il club.\n\nIl socio può scegliere una barca.', 'it', 'chooses'],
  ['De trainer annuleert de les.', 'nl', 'cancels'],
  ['Klient płaci kartą.', 'pl', 'paid'],
  ['O chefe aprova os pedidos.', 'pt', 'decides'],
  ['会員は部屋を予約する。', 'ja', 'books'],
  ['يرى الموظف الطلبات.', 'ar', 'sees'],
] as const)('what %j has somebody do, in its language', (idea, code, name) => {
  const { worded } = documentWords[code];
  expect(criteriaOf(idea).join()).toContain(worded[name].replace('{quote}', ''));
});

test('two acts joined by `and` are both tested', () => {
  expect(
    criteriaOf('The team lead sees open claims on Monday and approves or returns them.'),
  ).toEqual([
    expect.stringMatching(/^“The team lead sees open claims on Monday”/u),
    expect.stringMatching(/^“approves or returns them”/u),
  ]);
});

test.each([
  // The same thing, another subject, and a denial of the act itself.
  ['Members upload a photo and see it in the list.', 1],
  ['Teachers can cancel a day because of storm, parents then get a text.', 1],
])('one act is tested: %j', (idea, count) => {
  expect(criteriaOf(idea)).toHaveLength(count);
});

test('a denial behind a relative does not deny the act', () => {
  expect(criteriaOf("It should remind the ones who haven't paid.").join()).not.toMatch(
    /^Met when/u,
  );
});
