import { criteriaOf } from './criteriaOf';
import { documentWords } from './documentWordsOf';
import { fill } from './quoted';
import { en } from './words/en';

test.each([
  [
    'Each key: number, block, type (main / spare), date issued.',
    'Each of these can be entered and is shown again as it was entered: “number”, “block”, “type (main / spare)”, “date issued”.',
  ],
  [
    'A student can hold max 2 keys at once.',
    '“max 2 keys”: 2 keys is still allowed, 3 keys is not.',
  ],
])('takes a list and a limit for what they are: %s', (sentence, criterion) => {
  expect(criteriaOf(`A register for our halls.\n\n${sentence}`)).toEqual([criterion]);
});

test.each([
  [
    'Staff get an alert if a resident has not been turned after 2 hours 15 minutes.',
    'Met when: “Staff get an alert if a resident has not been turned after 2 hours 15 minutes”',
  ],
  ['Reminders go out twice a day at most.', 'Met when: “Reminders go out twice a day at most”'],
  [
    'Ein Kurssystem. Mieter sollen sich nicht anmelden müssen.',
    'Erfüllt, wenn gilt: „Mieter sollen sich nicht anmelden müssen“',
  ],
  // An outcome that depends on a number.
  [
    'Requests above €200 need a second signature.',
    '“above €200”: with €200, it goes ahead at once; with €200.01, it waits until this is done: “need a second signature”.',
  ],
  [
    'An offer with a core temperature below 63 °C is refused.',
    '“below 63 °C”: with 62.9 °C, “is refused”; with 63 °C, this does not apply.',
  ],
  [
    'If 7 days pass with no inspection the tag goes red.',
    '“7 days”: with 7 days, “the tag goes red”; with 6 days, this does not apply.',
  ],
  [
    'If fewer than 3 tenors come -> warn the conductor.',
    '“fewer than 3 tenors”: with 2 tenors, “warn the conductor”; with 3 tenors, this does not apply.',
  ],
  [
    'As a keeper I want to be warned when a hive loses more than 2 kg.',
    '“more than 2 kg”: with 2.1 kg, “to be warned”; with 2 kg, this does not apply.',
  ],
  [
    'Under 12s pay half the price.',
    '“Under 12s”: with 11, “pay half the price”; with 12, this does not apply.',
  ],
  // Numbers whose direction the words beside them state.
  [
    'Never more than 2 groups at one station.',
    '“more than 2 groups”: 2 groups is still allowed, 3 groups is not.',
  ],
  [
    'App alerts qualified staff within 40 km.',
    '“within 40 km”: 40 km is still allowed, 40.1 km is not.',
  ],
  [
    'A loop passes when every point is between -3 and +3 dB.',
    '“between -3 and +3 dB”: both ends are included, -3.1 and 3.1 are not.',
  ],
  [
    'The host can hold a seat for 30 minutes.',
    '“30 minutes”: still so after 29 min 59 s, over after 30 minutes.',
  ],
  [
    'The clerk exports the log of the last 90 days.',
    '“90 days”: 90 days away is included, 91 days away is not.',
  ],
  [
    'Members get a text 24 hours before the walk.',
    '“24 hours”: not yet with 24 h 1 min left, due with 24 hours left.',
  ],
  [
    'A tour app. The guests may cancel up to 1 day before.',
    '“up to 1 day”: in time with 1 day left, too late with 23 h 59 min left.',
  ],
  [
    'Coaches book a pitch up to 2 weeks ahead.',
    '“up to 2 weeks”: 2 weeks is still allowed, 2 weeks and 1 day is not.',
  ],
  [
    'Members cannot cancel later than 24 hours before the class.',
    '“later than 24 hours”: in time with 24 hours left, too late with 23 h 59 min left.',
  ],
  [
    'An invoice app. After 14 days a polite reminder goes out.',
    '“After 14 days”: not yet at 13 days, due at 14 days.',
  ],
  [
    'The grower gets a warning at 3 hours out of water.',
    '“3 hours”: not yet at 2 h 59 min, due at 3 hours.',
  ],
  ['Members have 14 days to accept.', '“14 days”: 14 days is still in time, 15 days is too late.'],
  [
    'Guests can bring only 2 friends.',
    '“2 friends”: 2 friends is still allowed, 3 friends is not.',
  ],
  ['Customers upload photos (8 MB each).', '“8 MB”: 8 MB is still allowed, 9 MB is not.'],
  [
    'Readings must be kept for 10 years.',
    '“10 years”: 10 years is enough, 10 years less 1 day is not.',
  ],
  [
    'Booking closes 2 hrs before departure.',
    '“2 hrs”: in time with 2 hrs left, too late with 1 h 59 min left.',
  ],
  [
    'A letter goes out 12 months before it ends and another at 3 months.',
    '“3 months”: not yet with 3 months and 1 day left, due with 3 months left.',
  ],
  [
    'A ferry app. The boat takes 12 passengers.',
    '“12 passengers”: 12 passengers is still allowed, 13 passengers is not.',
  ],
  [
    'After 24 hours an entry can no longer be changed.',
    '“After 24 hours”: still so after 23 h 59 min, over after 24 hours.',
  ],
  [
    'Requirements:\n- The tags are 4-digit.',
    '“4-digit”: exactly this, neither 3-digit nor 5-digit.',
  ],
  ['A pool app. Under 18s.', '“Under 18s”: applies at 17, not at 18.'],
  [
    'Warn me if it loses 2 ounces or more than 10% in a day.',
    '“or more than 10%”: applies at 10.1%, not at 10%.',
  ],
  [
    'Names only for burials older than 25 yrs.',
    '“older than 25 yrs”: applies at 25 yrs and 1 day, not at 25 yrs.',
  ],
  [
    'The hall opens between 15:00 and 20:00.',
    '“between 15:00 and 20:00”: so from its first to its last minute, and not a minute before or after.',
  ],
  [
    'The menu is uploaded by Thursday noon.',
    '“by Thursday noon”: in time right before it, too late right after it.',
  ],
  // Who alone may, and what is denied to somebody.
  [
    'Only the coach can close a course.',
    '“Only the coach can close a course”: the same attempt by anyone else is refused and changes nothing.',
  ],
  [
    'A shop. The owner sets prices. Prices are only visible to the owner and the cashier.',
    '“Prices are only visible to the owner and the cashier”: the same attempt by anyone else is refused and changes nothing.',
  ],
  [
    'As an inspector, I want to close an area, and from that minute nobody can register a lot there.',
    '“and from that minute nobody can register a lot there”: an attempt to break this is refused and changes nothing.',
  ],
  [
    'Forms for a crane. A signed form never changes again.',
    '“A signed form never changes again”: an attempt to break this is refused and changes nothing.',
  ],
  [
    'Moderators can take down a listing and must give a reason.',
    '“Moderators can take down a listing and must give a reason”: an attempt to break this is refused and changes nothing.',
  ],
  [
    'A shop. Bookings cannot be cancelled after the payment.',
    '“Bookings cannot be cancelled after the payment”: an attempt to break this is refused and changes nothing; where the condition leaves it open, the same attempt works.',
  ],
  [
    'A shop. A list without a date may not be shown as final.',
    '“A list without a date may not be shown as final”: an attempt to break this is refused and changes nothing.',
  ],
  [
    'A hive app. Nobody apart from the inspector sees the site of a hive.',
    '“Nobody apart from the inspector sees the site of a hive”: whoever this excludes finds it on no page, in no list and in no search, and no data sent to them contains it.',
  ],
  [
    'A school app. Members pay online. Never show a phone number.',
    '“Never show a phone number”: whoever this excludes finds it on no page, in no list and in no search, and no data sent to them contains it.',
  ],
  [
    'A school app. Parents never see the messages of others.',
    '“Parents never see the messages of others”: whoever this excludes finds it on no page, in no list and in no search, and no data sent to them contains it.',
  ],
  [
    'Fahrgäste dürfen keine Fotos der Funde sehen.',
    '„Fahrgäste dürfen keine Fotos der Funde sehen“: Wer davon ausgeschlossen ist, findet es auf keiner Seite, in keiner Liste und keiner Suche, und keine an ihn gesendeten Daten enthalten es.',
  ],
  // Lists: fields, options, answers, states, and the steps of a chain.
  [
    'The clerk enters a request: supplier, amount, cost centre.',
    'Each of these can be entered and is shown again as it was entered: “supplier”, “amount”, “cost centre”.',
  ],
  [
    'Every cat has a card: name, sex, photo.',
    'Each of these can be entered and is shown again as it was entered: “name”, “sex”, “photo”.',
  ],
  [
    'A pet app. Sitters have a profile with photo, price and area.',
    'Each of these is there; test one by one: “photo”, “price”, “area”.',
  ],
  [
    'When I refuse I have to pick a reason (temp / tags missing / other).',
    'Each of these can be chosen and is then shown as chosen: “temp”, “tags missing”, “other”.',
  ],
  [
    'Singers say yes, no or maybe for each rehearsal.',
    'Each of these can be chosen and is then shown as chosen: “yes”, “no”, “maybe”.',
  ],
  [
    'Der Hausmeister stuft die Meldung als „Notfall“, dringend oder normal ein.',
    'Jedes davon lässt sich wählen und wird dann als gewählt angezeigt: „Notfall“, „dringend“, „normal“.',
  ],
  [
    'Die Aufsicht prüft (Licht an, Heizung aus, Fenster zu)',
    'Alles davon ist vorhanden, einzeln geprüft: „Licht an“, „Heizung aus“, „Fenster zu“.',
  ],
  [
    'A tool app. Each tool is available, on loan or broken.',
    'Each of these is shown on what is in that state: “available”, “on loan”, “broken”. To agree: which may follow which, and who changes it.',
  ],
  [
    'A lot is: at sea -> landed -> accepted or refused.',
    'In this order: “at sea” → “landed” → “accepted or refused”. Each step leads only to the next; skipping one is refused.',
  ],
  // What is left open, and what says nothing of the above.
  [
    'A club for rowing. Should the coaches be able to see the addresses?',
    'Not to be tested before it is decided: “Should the coaches be able to see the addresses?”',
  ],
  [
    'A game takes 30 minutes.',
    '“30 minutes”: to agree: at least, at most or exactly? Then test with 29 min 59 s, 30 minutes and 30 min 1 s.',
  ],
  ['A games app. Players like blue.', 'Met when: “Players like blue”'],
  [
    'As a holder I want to give my slot to a neighbour when I am away so that my beans live.',
    'When “I am away”, then “to give my slot to a neighbour”; otherwise not.',
  ],
  [
    'Cancelling is possible until 2 hours before; after that it counts as used.',
    '“until 2 hours”: in time with 2 hours left, too late with 1 h 59 min left.',
  ],
])('of %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  ['Staff see the jobs sorted by due date, overdue ones red.', 'sorted', '“sorted by due date”'],
  ['The owner sees takings per week and per cook.', 'perUnit', '“per week and per cook”'],
  ['Guests can book a table without an account.', 'withoutAccount', '“without an account”'],
  ['Members search tools by name and category.', 'filtered', '“search tools by name and category”'],
  ['Guests get a text the day before the visit.', 'dayBefore', '“the day before the visit”'],
  ['Owners see only their own houses.', 'own', '“see only their own houses”'],
  ['The app has to work without internet in the cellar.', 'offline', '“without internet”'],
] as const)('words of %j that say exactly what to look at', (idea, name, quoted) => {
  expect(criteriaOf(idea)).toContain(fill(en.worded[name], { quote: quoted }));
});

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

test.each([
  ['de', 'Die Köche sehen die Aufträge nach Datum sortiert.', 'nach Datum sortiert'],
  ['es', 'Los cocineros ven los pedidos ordenados por fecha.', 'ordenados por fecha'],
  ['fr', 'Les cuisiniers voient les commandes triées par date.', 'triées par date'],
  ['it', 'I cuochi vedono gli ordini ordinati per data.', 'ordinati per data'],
  ['nl', 'De koks zien de bestellingen gesorteerd op datum.', 'gesorteerd op datum'],
  ['pl', 'Kucharze widzą zamówienia posortowane według daty.', 'posortowane według daty'],
  ['pt', 'Os cozinheiros veem os pedidos ordenados por data.', 'ordenados por data'],
  ['ja', 'スタッフは注文を日付順に見る。', '日付順に'],
  ['ar', 'يرى الموظف الطلبات مرتبة حسب التاريخ.', 'مرتبة حسب التاريخ'],
] as const)('in %s: %j', (code, idea, quoted) => {
  const { quotation, worded } = documentWords[code];
  const quote = fill(quotation, { text: quoted });
  expect(criteriaOf(idea)).toContain(fill(worded.sorted, { quote }));
});

test.each([
  ['Gäste dürfen die Liste nicht ändern.', 'Ein Versuch'],
  ['Les clients ne peuvent jamais modifier la liste.', 'toute tentative'],
  ['Los clientes no pueden cambiar la lista.', 'cualquier intento'],
  ['Requisitos:\n- Os clientes não podem alterar a lista.', 'qualquer tentativa'],
  ['Requisiti:\n- I clienti non possono modificare la lista.', 'ogni tentativo'],
  ['Klanten mogen de lijst niet wijzigen.', 'een poging'],
  ['Wymagania:\n- Klienci nie mogą zmieniać listy.', 'próba'],
])('%j denies something to everybody', (idea, check) => {
  expect(criteriaOf(idea).join()).toContain(check);
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
  ['If a guest cancels later than 2 hours before the slot we charge a fee.', '2 h 1 min'],
  ['Orders close at noon; after that they can only call.', 'right before it'],
  ['The packer weighs every 2 crates.', 'watched over'],
  ['After that 50% is paid back.', 'due at'],
  ['A right answer scores 3 points, later 1 point.', 'not yet'],
  ['Wrong answers come back after 1, 3 and 7 days.', 'due at'],
  ['The app warns at 4h30 out of water.', '3 h 59'],
  ['Each call-out costs £65 plus mileage.', 'enough'],
  ['Members book a boat. The form of the club takes about 4 minutes.', '5 minutes'],
  ['Four bikes on board -> 10 seats only.', '> 10 seats”'],
  ['Members file requests. A p one is done within twenty four hours.', '21 four'],
  ['Roles: volunteers, curators. Volunteers (6-8, Wednesdays) count seeds.', '5 and 9'],
  ['Anforderungen:\n- Pro Gerät 45 Min, nicht mehr.', 'über drei'],
  ['3 strikes in 30 days = out for 2 weeks.', '29 days'],
  ['The number may be blank for anything before 1954.', 'too late'],
  ['Once he has signed nothing may be altered, only addenda with date.', 'otherwise not'],
  [
    'Un canal de riego. Los regantes piden turno. Si llueve más de 15 mm en 24 h se suspende la tanda y los turnos se corren, no se pierden.',
    'con 15,1 mm, «no',
  ],
  ['Bikes stay for 22 weeks at €22 for 30 minutes.', '29 min'],
  ['Guests sign a form, because nobody under 18 may be tattooed.', '; with 18'],
  ['Once confirmed the passenger gets a code, shows it at the desk.', 'otherwise not'],
  ['Requirements:\n- We expect 15 mm in 24 h.', '24 h”: to'],
  ['Members book a boat. It stays at 20 ± 2 °C.', 'to agree'],
  ['Everyone gets an email 60, 30 and 7 days before the date.', '8 days'],
  ['Late ends 21:30, early starts 07:00.', '07:00”:'],
  ['Une appli pour la crèche.\n\nUn parent signe. Un seul parent suffit.', 'refusée'],
  ['会員の一覧です。できれば、名簿を自動で選びたいです。', 'そうでなければ'],
  ['Teachers see which questions fewer than 40% of the class got right.', '“got right”'],
  ['Users who cannot type find it.', 'attempt'],
  ['A guest ticks what he must not eat.', 'attempt'],
  ['The app must not crash.', 'attempt'],
  ['A shop. Members get 40 % as credit, never cash.', 'attempt'],
  ['A bike app. It must work offline, there is no signal in the woods so it must.', 'attempt'],
  ['A form. A text (in red, nobody can miss it) is shown.', 'attempt'],
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
  ['Members book a boat. Seats are kept till 6 pm the evening before.', 'two days before'],
  ['The data sheet is attached as PDF to every reagent.', 'another program'],
  ['Visitors hear it on their own phone.', 'nothing of the other'],
  ['Nobody may cancel within 24 hours.', 'still allowed'],
  ['Niemand darf innerhalb von 24 Stunden stornieren.', 'fällig'],
  ['Never send mails after 22:00.', 'right after it'],
  ['The app must not show results before 18:00.', 'right before it'],
  ['A riding school. Members need not be older than 16.', '17'],
  ['The lesson moves indoors when it rains unless the coach says otherwise.', 'When “'],
  ['A bee app. Requirements:\n- Only me for now, then my nephew joins.', 'anyone else'],
  ['Only if the coach agrees, members can swap.', 'anyone else'],
])('%j is not taken for what it is not', (idea, wrong) => {
  expect(criteriaOf(idea).join()).not.toContain(wrong);
});
