import { sortIdea } from '../sort/sortIdea';
import { acceptanceOf } from './acceptance';
import { criteriaIn } from './criteriaIn';
import { documentWords } from './documentWordsOf';
import { fill } from './quoted';
import { en } from './words/en';

const { specifics } = en;

test.each([
  ['Staff see the jobs sorted by due date, overdue ones red.', 'sorted', '“sorted by due date”'],
  ['Staff see the jobs sorted by due date, overdue ones red.', 'highlighted', '“overdue ones red”'],
  ['The owner sees takings per week and per cook.', 'perUnit', '“per week and per cook”'],
  ['The owner sees which cakes sell best.', 'ranked', '“which cakes sell best”'],
  ['A bakery app. Cooks can see today’s orders.', 'ofDay', '“today’s orders”'],
  ['Members see which boats are out.', 'which', '“which boats are out”'],
  ['Guests can book a table without an account.', 'withoutAccount', '“without an account”'],
  ['The calendar shows who is off, without the reason.', 'hidden', '“without the reason”'],
  ['Members search tools by name and category.', 'filtered', '“search tools by name and category”'],
  ['Guests get a text the day before the visit.', 'dayBefore', '“the day before the visit”'],
  ['The clerk prints a ticket with a number.', 'numbered', '“prints a ticket with a number”'],
  ['The head sees everything.', 'everything', '“sees everything”'],
] as const)('the specific test of %j', (idea, name, quoted) => {
  expect(criteriaIn(idea)).toContain(specifics[name].replace('{quote}', quoted));
});

test.each([
  // What somebody does gets what is usual for it, or a question.
  ['The mechanic marks the lamp as repaired.', `Added: ${specifics.marked}`],
  ['The manager edits prices and services.', `Added: ${specifics.edited}`],
  ['Guests can cancel until noon.', `Added: ${specifics.cancelled}`],
  ['The foreman moves a job to another day.', `Added: ${specifics.moved}`],
  ['Customers can choose a groomer.', `Added: ${specifics.chosen}`],
  ['The customer signs on the screen.', `Added: ${specifics.signed}`],
  ['A club. The steward gets a mail.', specifics.trigger],
  ['The clerk blocks a member.', specifics.blocked],
  ['A repair shop. The customer keeps the stub.', specifics.outside],
  // Each has its own case; one that follows, the case before it.
  [
    'Text message to the guest when the table is ready, reminder to the host if nobody comes.',
    specifics.occasion.replace('{given}', '“when the table is ready”'),
  ],
  ['The job is marked late and the owner is notified.', specifics.following],
  ['A repair app. The clerk marks the job as open, in work, ready.', specifics.states],
  [
    'Guests can order soup €4, bread €2.',
    specifics.prices.replace('{things}', '“soup €4”, “bread €2”'),
  ],
  ['A night costs £18 per room.', specifics.perOne.replace('{double}', '£36')],
  ['Weekly report: bookings, no-shows, revenue.', specifics.figures],
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

test('a place that is given back is free for others', () => {
  expect(criteriaIn('Guests can cancel their booking.')).toEqual([
    'Added: “cancel their booking”: what was taken is free for others again, and it no longer counts for whoever cancelled.',
  ]);
});

test('what comes with an entry is tested to the end of its list', () => {
  const idea =
    'Clerks put in a ride request with the address, the appointment time, whether the patient uses a wheelchair and whether someone comes along.';
  expect(criteriaIn(idea)).toContain(
    specifics.withDetail.replace(
      '{quote}',
      '“with the address, the appointment time, whether the patient uses a wheelchair and whether someone comes along”',
    ),
  );
});

test.each([
  [
    'The office adds up the hours each month and needs an export for the accountant.',
    '“needs an export for the accountant”: opened in another program',
  ],
  [
    'The seller has 48 hours to accept or decline, after that it lapses.',
    'with 48 h 1 min, “it lapses”; with 48 hours, not.',
  ],
  [
    'The owner has to answer within 4 hours, otherwise the request goes to the next farm.',
    'with 4 h 1 min, “the request goes to the next farm”',
  ],
])('the second half of %j has a test too', (idea, check) => {
  expect(criteriaIn(idea).join('\n')).toContain(check);
});

test.each([
  ['Moderators can take down a listing and must give a reason.', '“must give a reason”'],
  ['Every listing needs the frame number.', '“needs the frame number”'],
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
