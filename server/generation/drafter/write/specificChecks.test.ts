import { sortIdea } from '../sort/sortIdea';
import { acceptanceOf } from './acceptance';
import { criteriaIn } from './criteriaIn';
import { documentWords } from './documentWordsOf';
import { fill } from './quoted';
import { en } from './words/en';

const { specifics } = en;

test.each([
  ['Staff see the jobs sorted by due date, overdue ones red.', 'sorted', '“sorted by due date”'],
  ['The owner sees takings per week and per cook.', 'perUnit', '“per week and per cook”'],
  ['A bakery app. Cooks can see today’s orders.', 'ofDay', '“today’s orders”'],
  ['Guests can book a table without an account.', 'withoutAccount', '“without an account”'],
  ['Members search tools by name and category.', 'filtered', '“search tools by name and category”'],
  ['Guests get a text the day before the visit.', 'dayBefore', '“the day before the visit”'],
] as const)('the specific test of %j', (idea, name, quoted) => {
  expect(criteriaIn(idea)).toContain(specifics[name].replace('{quote}', quoted));
});

test.each([
  // What somebody does gets what is usual for it, or a question.
  ['The mechanic marks the lamp as repaired.', `Added: ${specifics.marked}`],
  ['The foreman moves a job to another day.', `Added: ${specifics.moved}`],
  ['The customer signs on the screen.', `Added: ${specifics.signed}`],
  ['A club. The steward gets a mail.', specifics.trigger],
  ['Guests can order soup €4, bread €2.', '“€4”, “€2”: exactly this amount'],
  ['A night costs £18 per room.', specifics.perOne.replace('{double}', '£36')],
])('the criterion of %j', (idea, check) => {
  const [, end = ''] = /\}([^{}]*)$/u.exec(check) ?? ['', check];
  expect(criteriaIn(idea).join('\n')).toContain(end);
});

test.each([
  ['de', 'Die Köche sehen die Aufträge nach Datum sortiert.', 'sorted', 'nach Datum sortiert'],
  ['es', 'Los cocineros ven los pedidos ordenados por fecha.', 'sorted', 'ordenados por fecha'],
  ['fr', 'Les cuisiniers voient les commandes triées par date.', 'sorted', 'triées par date'],
  ['it', 'I cuochi vedono gli ordini ordinati per data.', 'sorted', 'ordinati per data'],
  ['nl', 'De koks zien de bestellingen gesorteerd op datum.', 'sorted', 'gesorteerd op datum'],
  ['pl', 'Kucharze widzą zamówienia posortowane według daty.', 'sorted', 'posortowane według daty'],
  ['pt', 'Os cozinheiros veem os pedidos ordenados por data.', 'sorted', 'ordenados por data'],
  ['ja', 'スタッフは注文を日付順に見る。', 'sorted', '日付順に'],
  ['ar', 'يرى الموظف الطلبات مرتبة حسب التاريخ.', 'sorted', 'مرتبة حسب التاريخ'],
  ['de', 'Die Chefin sieht den Umsatz pro Woche.', 'perUnit', 'pro Woche'],
  ['es', 'La dueña ve las ventas por semana.', 'perUnit', 'por semana'],
  ['fr', 'La patronne voit les ventes par semaine.', 'perUnit', 'par semaine'],
] as const)('in %s: %j', (code, idea, name, quoted) => {
  const { quotation, specifics: specificsOf } = documentWords[code];
  expect(criteriaIn(idea)).toContain(
    fill(specificsOf[name], { quote: fill(quotation, { text: quoted }) }),
  );
});

test('lists the fields and states that an idea names, and not who is only listed among them', () => {
  const workbook = sortIdea(
    'Users: customers, clerks. Clerks take in a job: customer name, price, date. Fees: hours per clerk.',
  );
  const [first] = workbook.statements.filter(({ kind }) => kind === 'R');
  expect(first && acceptanceOf(workbook, first)[0]).toBe(
    en.criteria.entered.replace('{things}', '“customer name”, “price”, “date”'),
  );
});

test.each([
  ['Drivers see the open rides on their phone and accept one.', 'a second is refused'],
  [
    'As a guide I want to see how many people are coming, and any access needs, so I can prepare.',
    'its direct address is refused',
  ],
  ['If lifts close, the office cancels all groups of a sector.', 'free for others again'],
  ['The coach can cancel a class.', 'free for others again'],
  ['The clerk has to enter bookings by hand.', 'an attempt to break this'],
])('the words of %j do not call for a test of something else', (idea, check) => {
  expect(criteriaIn(idea).join('\n')).not.toContain(check);
});

test.each([
  [
    'Moderators can take down a listing and must give a reason.',
    '“Moderators can take down a listing and must give a reason”',
  ],
  ['Every listing needs the frame number.', '“Every listing needs the frame number”'],
  [
    'Toxic stuff only for people with a valid training, others get refused.',
    '“Toxic stuff only for people with a valid training, others get refused”',
  ],
])('what %j demands is refused otherwise, and not asked about', (idea, object) => {
  expect(criteriaIn(idea)).toEqual([fill(en.criteria.denied, { object })]);
});

test('an approximate number and a bare one are asked about in their own ways', () => {
  expect(criteriaIn('An app for our workshop with 3 branches and about 70 orders a week.')).toEqual(
    expect.arrayContaining([expect.stringMatching(/how far may it be from “70 orders/u)]),
  );
});
