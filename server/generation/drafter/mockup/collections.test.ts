import { sortIdea } from '../sort/sortIdea';
import { collectionsOf } from './collections';

function collectionsIn(idea: string) {
  const workbook = sortIdea(idea);
  return collectionsOf(
    workbook,
    workbook.statements.filter(({ kind }) => kind === 'R'),
  );
}

const titlesIn = (idea: string) => collectionsIn(idea).map(({ title }) => title);

test.each([
  // A known noun that is acted on; people, times and the product itself don't count.
  ['Members reserve a tool.\nMembers see the app each day.', ['Tools']],
  // An unknown noun has to recur, and something makes one.
  ['Nurses add a frobnicator.\nNurses see each frobnicator.', ['Frobnicators']],
  ['Nurses discharge a frobnicator.\nNurses see each frobnicator.', []],
  ['Nurses see a frobnicator.', []],
  // Irregular plurals, and nouns without one.
  ['Parents add a child.\nParents see each child.', ['Children']],
  ['Guards check equipment.\nGuards list the equipment.', ['Equipment']],
])('finds what is kept in records: %s', (lines, titles) => {
  const found = titlesIn(`Something for us.\n\nNo payments.\n${lines}`);
  expect(found.map((one) => one.charAt(0).toUpperCase() + one.slice(1))).toEqual(titles);
});

test.each([
  ['Mitglieder reservieren ein Werkzeug. Mitglieder sehen die Werkzeuge.', 'Werkzeuge'],
  ['Los socios reservan una herramienta. Los socios ven las herramientas.', 'herramientas'],
  ['会員が本を予約する。会員が本を返す。', '本'],
])('finds it in other languages: %s', (idea, title) => {
  expect(titlesIn(idea)[0]).toBe(title);
});

test.each([
  ['Gärtner melden einen Schaden. Der Gärtner sieht den Schaden.', /gärtner/iu],
  ['Les entraîneurs réservent un terrain. L’entraîneur voit le terrain.', /entraîneur/iu],
  ['Branch managers add a shift. Branch managers see the shifts.', /branch/iu],
  ['Leden voegen een plant toe. Leden voegen een foto toe.', /^toe$/iu],
])('lists no role, and no particle: %s', (idea, other) => {
  expect(titlesIn(idea).filter((one) => other.test(one))).toEqual([]);
});

test('a list of fields or states belongs to what the statement before is about', () => {
  const [tickets] = collectionsIn(
    'Help desk.\n\n- Staff open a ticket\n- Fields: title, room, photo\n- States: New → Open → Closed\n- Staff close a ticket',
  );
  expect(tickets?.title).toBe('tickets');
  expect([...(tickets?.own ?? []), ...(tickets?.described ?? [])]).toHaveLength(4);
});

test.each([
  ['Booking: reference, boat name, state (held / paid)\n\nGuests pay by card.', 'Bookings'],
  ['Each post has a picture, a title and a first name. Neighbours read it.', 'posts'],
  ['It lists four cafés with three dishes each, with a picture, price and allergens.', 'dishes'],
])('a record that the idea describes has a list: %s', (idea, title) => {
  expect(titlesIn(`A page for our town.\n\n${idea}`)).toEqual([title]);
});

test('the verb of a sentence names no record', () => {
  expect(titlesIn('A shop.\n\nCustomers order with a note and a date.')).toEqual([]);
});
