import { sortIdea } from '../sort/sortIdea';
import { lexicons } from '../lexicon/lexicons';
import { buttonsOf, deedOf } from './deeds';

const verbsIn = (line: string) => {
  const workbook = sortIdea(`# Help desk\n\n## Users\n- staff\n\n## Features\n- ${line}`);
  return workbook.statements.flatMap((one) => deedOf(workbook, one)?.verbs ?? []);
};

test.each([
  ['Staff can approve or refuse a request', ['Approve', 'Refuse']],
  ['Staff assign a ticket to a person', ['Assign']],
  ['As staff I want to close a ticket so that I do not forget it', ['Close']],
  ['Book a room', ['Book']],
  ['Staff cannot delete a ticket', []],
  ['No staff can delete a ticket', []],
  ['If staff delete a ticket, it is kept for a week', []],
  ['Rotate machines every 16 weeks, want a warning 2 weeks before', []],
  ['Staff see the list', []],
])('reads a verb only behind who acts, `can` or as the first word: %s', (line, verbs) => {
  expect(verbsIn(line)).toEqual(verbs);
});

test.each([
  ['Staff can approve or refuse a request', ['Approve request', 'Refuse request']],
  ['Staff can apply for a permit', ['Apply for permit']],
  ['Staff can reserve it', ['Reserve ticket']],
  ['Staff lend each other garden tools', ['Lend garden tools']],
  ['Staff can call a visit off until it begins', ['Call off visit']],
  ['Staff approve tickets above €500', ['Approve tickets']],
  ['Staff can call a visitor back', ['Call back visitor']],
  ['Staff check visitors in', ['Check in visitors']],
  ['Staff check it out at the desk', ['Check out ticket']],
  ['Staff put it in the box', []],
  ['Staff pay invoices and log in', ['Pay invoices']],
  ['Staff pick orders and lock up', ['Pick orders']],
])('names a button by verb and object: %s', (line, labels) => {
  const workbook = sortIdea(`# Help desk\n\n## Users\n- staff\n\n## Features\n- ${line}`);
  const deeds = workbook.statements.flatMap((one) => deedOf(workbook, one) ?? []);
  expect(deeds.flatMap((deed) => buttonsOf(deed, lexicons.en, 'Ticket'))).toEqual(labels);
});

test.each([
  ['I want to build a marketplace where bakers sell cakes', 'Sell cakes'],
  ['We want to develop a site where our members reserve tools', 'Reserve tools'],
  ['Je veux créer une application où les voisins prêtent des outils', 'Prêter outils'],
  ['Quiero crear una plataforma donde los vecinos ofrecen servicios', 'Ofrecer servicios'],
  ['I want to create a simple booking tool for our tennis courts', undefined],
])('an author who wishes for the product does nothing in it: %s', (idea, label) => {
  const workbook = sortIdea(`${idea}. Bakers, members, voisins, vecinos.`);
  const [wish] = workbook.statements;
  const deed = wish && deedOf(workbook, wish);
  expect(deed && `${deed.verbs.join()} ${deed.noun}`).toBe(label);
});

test('a label has the verbs of its buttons', () => {
  const workbook = sortIdea('Staff confirms or rejects every ticket within 4 hours.');
  const labels = workbook.statements.flatMap((one) => deedOf(workbook, one)?.label ?? []);
  expect(labels).toEqual(['Confirm or reject every ticket within 4 hours']);
});
