import { criteriaOf } from './criteriaOf';

test.each([
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
  // Something to be done in time, something to be gone by then, and what happens if nobody does it.
  [
    'The office answers a request within 3 days.',
    '“within 3 days”: 3 days is still in time, 4 days is too late.',
  ],
  [
    'A choir app. A page must load in 2 seconds.',
    '“2 seconds”: 2 seconds is still in time, 2.1 seconds is too late.',
  ],
  [
    'A choir app. A concert is in 2 weeks.',
    '“2 weeks”: to agree: at least, at most or exactly? Then test with 2 weeks less 1 day, 2 weeks and 2 weeks and 1 day.',
  ],
  [
    'Members can delete a post within 3 days.',
    '“within 3 days”: 3 days is still in time, 4 days is too late.',
  ],
  [
    'A club app. Photos must be removed within 30 days.',
    '“within 30 days”: it may still be there at 30 days; at 31 days it is gone.',
  ],
  [
    'Ein Verein. Die Fotos müssen innerhalb von 30 Tagen gelöscht werden.',
    '„innerhalb von 30 Tagen“: bei 30 Tagen darf es noch da sein, bei 31 Tagen ist es weg.',
  ],
  [
    'If nobody acknowledges within 15 minutes, the alert goes to the deputy.',
    '“within 15 minutes”: still nothing at 14 min 59 s; from 15 minutes on, “the alert goes to the deputy”. If it has been done in time, this never happens.',
  ],
  [
    'If a box is open for more than 15 minutes, the alert goes to the deputy.',
    '“more than 15 minutes”: with 15 min 1 s, “the alert goes to the deputy”; with 15 minutes, this does not apply.',
  ],
  [
    'A gym app. A member cannot change the rating after 7 days.',
    '“after 7 days”: still possible at 6 days, refused from 7 days on.',
  ],
  // What a person has to approve, who has a title, waits for that.
  [
    'Aufträge über 500 € muss Fr. Lindner freigeben.',
    '„über 500 €“: bei 500 € geht es sofort weiter; bei 500,01 € wartet es, bis das geschehen ist: „muss Fr. Lindner freigeben“.',
  ],
  [
    'A shop. Orders over £500 must be approved by Mrs. Jones.',
    '“over £500”: with £500, it goes ahead at once; with £500.01, it waits until this is done: “must be approved by Mrs. Jones”.',
  ],
  [
    'A shop. Orders over £500 must be packed by Mrs. Jones.',
    '“over £500”: with £500.01, “must be packed by Mrs. Jones”; with £500, this does not apply.',
  ],
  // How long something has not happened, and how long it lasts.
  [
    "A profile that isn't used for 3 months is hidden.",
    '“3 months”: not yet at 3 months less 1 day, due at 3 months.',
  ],
  [
    'A band that did not show up twice is locked for 30 days, so that it learns.',
    '“30 days”: still so after 29 days, over after 30 days.',
  ],
  ['A shop. Parts for under £20.', '“under £20”: applies at £19.99, not at £20.'],
  [
    'The customer gets a text with three slots.',
    '“three slots”: exactly this, neither 2 slots nor 4 slots.',
  ],
  // What it may cost is a sum; what somebody pays has two sides.
  [
    'A noticeboard. Maximum £20 a month.',
    '“Maximum £20”: all costs of this kind, listed one by one, add up to no more than this.',
  ],
  [
    'Ein Verein. Es darf höchstens 20 € im Monat kosten.',
    '„höchstens 20 €“: alle solchen Kosten, einzeln aufgelistet, ergeben zusammen nicht mehr.',
  ],
  [
    'A gym app. The costs must stay below £300 a year.',
    '“below £300”: all costs of this kind, listed one by one, add up to no more than this.',
  ],
  [
    'A club. A member pays at most £20 a month.',
    '“at most £20”: £20 is still allowed, £20.01 is not.',
  ],
  [
    'A club. The clerk sets a budget of at most £300 for each project.',
    '“at most £300”: £300 is still allowed, £300.01 is not.',
  ],
  [
    'A club. New members must be able to learn it in five minutes.',
    '“five minutes”: somebody who has never seen it does the main steps within this time, without help.',
  ],
  [
    'A school. Pupils learn ten words in five minutes.',
    '“five minutes”: to agree: at least, at most or exactly? Then test with 4 min 59 s, five minutes and 5 min 1 s.',
  ],
  [
    "A lab app. A user can't change a batch after 3 days.",
    '“after 3 days”: still possible at 2 days, refused from 3 days on.',
  ],
  [
    'A wiki. After 3 days the page is no longer shown.',
    '“After 3 days”: still so after 2 days, over after 3 days.',
  ],
  // Who waits in vain, and what is missing so long.
  [
    'A plant app. Nobody acknowledges within 10 minutes -> call the quality manager.',
    '“within 10 minutes”: still nothing at 9 min 59 s; from 10 minutes on, “call the quality manager”. If it has been done in time, this never happens.',
  ],
  [
    'Eine Werk-App. Niemand antwortet innerhalb von 10 Minuten -> Meister anrufen.',
    '„innerhalb von 10 Minuten“: bei 9 min 59 s noch nichts; ab 10 Minuten gilt „Meister anrufen“. Ist es rechtzeitig geschehen, kommt es nie dazu.',
  ],
  [
    'A ward app. The nurse sees the patients, the ones with no entry for 3 days at the top.',
    '“3 days”: not yet at 2 days, due at 3 days.',
  ],
  [
    'A ward app. It works with no internet for 3 days.',
    '“3 days”: still so after 2 days, over after 3 days.',
  ],
  [
    'A kitchen app. The app warns above 5 degrees.',
    '“above 5 degrees”: applies at 5.1 degrees, not at 5 degrees.',
  ],
  // A limit on what is there at present, and on what somebody else pays.
  [
    'A shop. The dashboard shows at most 10 orders that are currently open.',
    '“at most 10 orders”: 10 orders is still allowed, 11 orders is not.',
  ],
  [
    'A library. Members may have at most 3 loans at the moment.',
    '“at most 3 loans”: 3 loans is still allowed, 4 loans is not.',
  ],
  [
    'A travel app. Hosting may be up to €30 a night.',
    '“up to €30”: €30 is still allowed, €30.01 is not.',
  ],
  [
    'A club. Hosting costs may be up to €30 a month.',
    '“up to €30”: all costs of this kind, listed one by one, add up to no more than this.',
  ],
  [
    'Ein Verein. Neue Mitglieder müssen die App in 10 Minuten verstanden haben.',
    '„10 Minuten“: Wer es noch nie gesehen hat, schafft die wichtigsten Schritte in dieser Zeit ohne Hilfe.',
  ],
  // `firma` is a signature in some languages only.
  [
    'Un club. Los pedidos de más de 500 € necesitan la firma del jefe.',
    '«más de 500 €»: con 500 €, sigue adelante enseguida; con 500,01 €, espera a que esto se haga: «necesitan la firma del jefe».',
  ],
  [
    'Ein Verein. Über 500 € zahlt die Firma die Reise.',
    '„Über 500 €“: bei 500,01 € gilt „zahlt die Firma die Reise“, bei 500 € gilt das nicht.',
  ],
  [
    'A club. Constraints: runs in the browser, hosting at most £8 a month.',
    '“at most £8”: all costs of this kind, listed one by one, add up to no more than this.',
  ],
])('the number in %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  'A parcel app. A parcel gets lost for two weeks.',
  'A parcel app. Members book a date and on average it takes four days.',
  'Eine App. Die Mitglieder buchen derzeit 4 Tage.',
])('%j tells how things are and is not tested', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(
    /over after|vorbei|to agree|zu klären|[35] (?:days|Tage)/u,
  );
});

test('a number behind a trouble is a limit in a demand or a case', () => {
  expect(
    criteriaOf('If a parcel gets lost for two weeks, the clerk gets a mail.').join(),
  ).toContain('with two weeks, “the clerk gets a mail”');
});

test.each([
  [
    'Una app del club.\n\nLos menores de 14 no pueden reservar solos.',
    '«no pueden reservar solos»',
  ],
  [
    'Aplikacja klubu.\n\nOsoby poniżej 14 lat nie mogą rezerwować same.',
    '„nie mogą rezerwować same”',
  ],
  ['Een app voor onze club.\n\nJe kan tot 5 dagen van tevoren afzeggen.', 'te laat bij 4 dagen'],
])('neither loses the denial behind a number nor turns a deadline round: %j', (idea, part) => {
  expect(criteriaOf(idea).join()).toContain(part);
});
