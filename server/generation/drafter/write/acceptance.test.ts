import { sortIdea } from '../sort/sortIdea';
import { acceptanceOf } from './acceptance';
import { criteriaOf } from './criteriaOf';

test.each([
  [
    'Staff get an alert if a resident has not been turned after 2 hours 15 minutes.',
    'To be agreed: “2 hours”, “15 minutes”',
  ],
  [
    'A shop. Given a full cart, when I pay, then shipping is free.',
    'Met when: “Given a full cart, when I pay, then shipping is free”',
  ],
  ['Reminders go out twice a day at most.', 'To be agreed: “Reminders go out twice a day at most”'],
  [
    'Ein Verein. Gemeinschaftsstunden (12 pro Jahr) werden vom Obmann bestätigt.',
    'Noch zu klären: „12 pro Jahr“',
  ],
  ['A club. The master likes one rota.', 'To be agreed: “The master likes one rota”'],
  ['A club. It matters where one sees it and that nobody is left at once.', 'To be agreed'],
  [
    'Een club. De hele ploeg vindt twee keer spelen leuk.',
    'Af te spreken: “De hele ploeg vindt twee keer spelen leuk”',
  ],
  ['Ein Kurssystem. Mieter sollen gern wiederkommen.', 'Noch zu klären'],
  // What is left open, and what says nothing of the above.
  [
    'A club for rowing. Should the coaches be able to see the addresses?',
    'Not to be tested until this is decided: “Should the coaches be able to see the addresses?”',
  ],
  [
    'A game takes 30 minutes.',
    '“30 minutes”: after 29 min 59 s, it still holds; after 30 minutes, it has ended.',
  ],
  ['A games app. Players like blue.', 'To be agreed'],
  ['A theatre. We need a tool so the box office stops calling everyone.', 'To be agreed'],
  [
    'A theatre. I want a page where guests book seats so I can sleep.',
    '“I want a page where guests book seats”: when two people try to take the last free one at the same moment, one gets it and the other is told that it is gone.',
  ],
  [
    "A shop. I would like to block a machine when it's broken.",
    "“I would like to block a machine when it's broken”: from then on, what this is meant to stop is refused with a message that says why; once it is lifted, the same works again.",
  ],
  [
    'As a holder I want to give my slot to a neighbour when I am away so that my beans live.',
    'To be agreed',
  ],
  [
    'Cancelling is possible until 2 hours before; after that it counts as used.',
    '“until 2 hours”: with 2 hours left, it is still in time; with 1 h 59 min left, it is too late.',
  ],
])('of %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  'It would be lovely if the treasurer could export the fees.',
  'Schön wäre es, wenn der Kassenwart die Liste exportieren könnte.',
  'Ce serait bien si le trésorier pouvait exporter la liste.',
  'Sería genial que el tesorero pudiera exportar la lista.',
  'Seria ótimo se o tesoureiro pudesse exportar a lista.',
  'Sarebbe bello se il tesoriere potesse esportare la lista.',
  'Het zou fijn zijn als de penningmeester de lijst kon exporteren.',
  'Byłoby miło, gdyby skarbnik mógł eksportować listę.',
])('the wish %j sets no condition', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(
    /; (?:otherwise|sonst|sinon|si no|caso|altrimenti|anders|w innym)/u,
  );
});

test.each([
  ['The alarm rings even when the phone is on silent.', 'otherwise not'],
  ['Singers say if they come.', 'otherwise not'],
  ['De gebruiker ziet wanneer de bus komt.', 'anders niet'],
  ['Die Nutzer sehen, wenn ein Platz frei ist.', 'sonst nicht'],
  ['Użytkownik widzi, kiedy przyjedzie autobus.', 'inaczej nie'],
  ['会長は結果を取り消すことができ、その場合は再計算します。', 'そうでなければ'],
  ['Members enter their hours once a month.', 'otherwise not'],
  ['The host closes a round 12 hours before it starts.', 'When “it starts”'],
  ['Remind the family a week before it is due.', 'test'],
  ['If a guest cancels later than 2 hours before the slot we charge a fee.', 'at 2 h 1 min'],
  ['Orders close at noon; after that they can only call.', 'before this time'],
  ['The packer weighs every 2 crates.', 'observed over'],
  ['After that 50% is paid back.', 'happened yet'],
  ['A right answer scores 3 points, later 1 point.', 'happened yet'],
  ['Wrong answers come back after 1, 3 and 7 days.', 'happened yet'],
  ['The app warns at 4h30 out of water.', '3 h 59'],
  ['Each call-out costs £65 plus mileage.', 'meets this'],
  ['Members book a boat. The form of the club takes about 4 minutes.', '5 minutes'],
  ['Four bikes on board -> 10 seats only.', '> 10 seats”'],
  ['Anforderungen:\n- Pro Gerät 45 Min, nicht mehr.', 'Über drei'],
  ['3 strikes in 30 days = out for 2 weeks.', '29 days'],
  ['The number may be blank for anything before 1954.', 'too late'],
  ['Once he has signed nothing may be altered, only addenda with date.', 'otherwise not'],
  [
    'Un canal de riego. Los regantes piden turno. Si llueve más de 15 mm en 24 h se suspende la tanda y los turnos se corren, no se pierden.',
    'con 15,1 mm, «no',
  ],
  ['Guests sign a form, because nobody under 18 may be tattooed.', '; with 18'],
  ['Once confirmed the passenger gets a code, shows it at the desk.', 'otherwise not'],
  ['Requirements:\n- We expect 15 mm in 24 h.', '24 h”: to'],
  ['Members book a boat. It stays at 20 ± 2 °C.', 'to agree'],
  ['Everyone gets an email 60, 30 and 7 days before the date.', '8 days'],
  ['A response must come within 300 ms at the 95th percentile.', '95th'],
  ['Lawyers upload contracts, and the tool extracts parties, dates and terms.', '“and the'],
  ['Members may cancel after two.', 'at two'],
  ['Late ends 21:30, early starts 07:00.', '07:00”: right'],
  ['会員の一覧です。できれば、名簿を自動で選びたいです。', 'そうでなければ'],
  ['Users who cannot type find it.', 'attempt'],
  ['A guest ticks what he must not eat.', 'attempt'],
  ['The app must not crash.', 'attempt'],
  ['A shop. Members get 40 % as credit, never cash.', 'attempt'],
  ['A bike app. It must work offline, there is no signal in the woods so it must.', 'attempt'],
  ['Borrower | comments, then signs, leaves', 'Each of these'],
  ['The page shows: name, date, photo.', 'can be entered'],
  ['Members pay on the day, cash or card.', 'Each of these'],
  ['The clerk adds a hive, moves it, sells it.', 'Each of these'],
  ['The secretary orders for a child whose parents have no internet.', 'connection'],
  ['Ein Drittel bleibt frei für Leute ohne Anmeldung.', 'frischen Browser'],
  ['Members who book a boat must be fit.', 'last free'],
  ['A garden app. Members swap seeds with a neighbour.', 'place'],
  ['A club app. The system accepts reports by mail.', 'open'],
  ['The tenant must not see the notes.', 'known values'],
  ['Members book a boat. The code should change afterwards.', 'old value'],
  ['A shop app. The app is for staff who leave. Staff change every month.', 'old value'],
  ['Eine App. Die Kunden ändern sich dauernd.', 'alte Wert'],
  ['The data sheet is attached as PDF to every reagent.', 'another program'],
  ['Visitors hear it on their own phone.', 'nothing of the other'],
  ['Nobody may cancel within 24 hours.', 'in time'],
  ['Niemand darf innerhalb von 24 Stunden stornieren.', 'rechtzeitig'],
  ['The app must not show results before 18:00.', 'in time'],
  ['A riding school. Members need not be older than 16.', '17'],
  ['The lesson moves indoors when it rains unless the coach says otherwise.', 'When “'],
  ['Users may change the name more than once.', 'second time'],
  ['A hotel app. Guests can book more than once.', 'second time'],
  ['Kunden können mehrere Termine auf einmal buchen.', 'zweites Mal'],
  ['Patienten dürfen noch einmal buchen.', 'zweites Mal'],
  ['Les membres peuvent réserver plusieurs places en une fois.', 'deuxième'],
  ['Los socios pueden reservar varias plazas de una vez.', 'segunda'],
  ['Leden kunnen meer plaatsen in één keer boeken.', 'tweede keer'],
  ['Członkowie mogą zarezerwować kilka miejsc jeszcze raz.', 'drugi raz'],
  ['A restaurant app. The chef cannot see well.', 'on no page'],
  ['Requirements:\n- Users do not see the same prices as guests.', 'on no page'],
  ['A clinic. Nobody sees a doctor without an appointment.', 'on no page'],
  ['Kinder können in 10 Minuten das Spiel verstanden haben.', 'noch nie gesehen'],
  ['A taxi app. A guest must be picked up in 10 minutes.', 'never seen it'],
  ['A plant app. Nobody may cancel within 24 hours, not even the coach.', 'in time'],
  ['Nobody works longer than 8 hours in one week, not even the boss.', 'in time'],
  ['A plant app. Nobody visits within 2 days, not even the boss.', 'in time, this'],
  ['A hotel. The list can only be filtered by guest.', 'anyone else'],
  ['A hotel. Rooms can only be booked for one guest.', 'anyone else'],
  ['A shop. The bill can only be paid by card.', 'anyone else'],
  ['A shop. The shop accepts a credit card.', 'shows as open'],
  ['A club. The user signs on before work.', 'shows as open'],
])('%j is not taken for what it is not', (idea, wrong) => {
  expect(criteriaOf(idea).join()).not.toContain(wrong);
});

test.each([
  ['No ads for the first year.', true],
  ['No chat for now.', true],
  ['We never sell addresses to anyone.', false],
  ['No guest without a ticket.', false],
  ['No refunds after Friday.', false],
  ['No fee for members.', false],
  ['No rush.', false],
  ['No electricity at night.', false],
  ['No dogs.', false],
])('that a thing is left out is tested everywhere: %s', (sentence, isTested) => {
  const workbook = sortIdea(`A quiz for the club. Members answer ten questions.\n\n${sentence}`);
  const last = workbook.statements.at(-1);
  const found = last === undefined ? [] : acceptanceOf(workbook, { ...last, kind: 'N' });
  expect(found.some((one) => one.includes('no page, message or setting'))).toBe(isTested);
});

test('p95 limits no single call', () => {
  expect(criteriaOf('The API answers each call. p95 under 150 ms.').join()).not.toContain('149');
});

test('a quotation ends before what somebody may do besides', () => {
  const [criterion] = criteriaOf(
    'Therapists see their schedule for the day on their phone and can add a short note.',
  );
  expect(criterion).toContain('“see their schedule for the day on their phone”');
});
