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
