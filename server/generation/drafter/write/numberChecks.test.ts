import { criteriaOf } from './criteriaOf';

test.each([
  // An outcome that depends on a number.
  [
    'An offer with a core temperature below 63 °C is refused.',
    '“below 63 °C”: given 62.9 °C, then “is refused”; given 63 °C, this does not apply.',
  ],
  [
    'Un huerto. Si la temperatura es inferior a 5 °C o superior a 40 °C, se avisa al socio.',
    '«superior a 40 °C»: con 40,1 °C, entonces «se avisa al socio»; con 40 °C, esto no se aplica.',
  ],
  [
    'Other parents reserve an item for 3 days and pick it up.',
    '“3 days”: after 2 days, it still holds; after 3 days, it has ended.',
  ],
  [
    'Recordings are kept for 6 years and then deleted.',
    '“6 years”: after 6 years less 1 day, it still holds; after 6 years, it has ended.',
  ],
  [
    'All calls are logged for 90 days.',
    '“90 days”: right up to the end of this time, it is still there and complete.',
  ],
  ['A club shop. The club keeps 20 % of each sale.', '“20 %”: of an amount of 200, this is 40.'],
  [
    'Groups of 10 or more 18 year olds are refused.',
    '“10 or more”: it applies at 10, but not at 9.',
  ],
  [
    'Urgent work: only 10 pieces accepted per day.',
    '“10 pieces”: given 10 pieces, it is accepted; given 11 pieces, it is refused with a message that names the limit.',
  ],
  [
    'Humidity under 30 % or over 60 % gets flagged.',
    '“over 60 %”: given 60.1 %, then “gets flagged”; given 60 %, this does not apply.',
  ],
  [
    'If 7 days pass without inspection the tag goes red.',
    '“7 days”: given 7 days, then “the tag goes red”; given 6 days, this does not apply.',
  ],
  [
    'If fewer than 3 tenors come -> warn the conductor.',
    '“fewer than 3 tenors”: given 2 tenors, then “warn the conductor”; given 3 tenors, this does not apply.',
  ],
  [
    'As a keeper I want to be warned when a hive loses more than 2 kg.',
    '“more than 2 kg”: given 2.1 kg, then “to be warned”; given 2 kg, this does not apply.',
  ],
  [
    'Under 12s pay half the price.',
    '“Under 12s”: given 11, then “pay half the price”; given 12, this does not apply.',
  ],
  // Something to be done in time, something to be gone by then, and what happens if nobody does it.
  [
    'The office answers a request within 3 days.',
    '“within 3 days”: after exactly 3 days, it is still in time; after 4 days, it is too late.',
  ],
  [
    'Members can delete a post within 3 days.',
    '“within 3 days”: after exactly 3 days, it is still in time; after 4 days, it is too late.',
  ],
  [
    'If nobody acknowledges within 15 minutes, the alert goes to the deputy.',
    '“within 15 minutes”: at 14 min 59 s, nothing happens yet; from 15 minutes on, “the alert goes to the deputy”. If it was done in time, this never happens.',
  ],
  [
    'If a box is open for more than 15 minutes, the alert goes to the deputy.',
    '“more than 15 minutes”: given 15 min 1 s, then “the alert goes to the deputy”; given 15 minutes, this does not apply.',
  ],
  // What a person has to approve, who has a title, waits for that.
  [
    'A shop. Orders over £500 must be packed by Mrs. Jones.',
    '“over £500”: given £500.01, then “must be packed by Mrs. Jones”; given £500, this does not apply.',
  ],
  // How long something has not happened, and how long it lasts.
  [
    "A profile that isn't used for 3 months is hidden.",
    '“3 months”: at 3 months less 1 day, nothing has happened yet; at 3 months, it happens.',
  ],
  [
    'A band that did not show up twice is locked for 30 days, so that it learns.',
    '“30 days”: after 29 days, it still holds; after 30 days, it has ended.',
  ],
  ['A shop. Parts for under £20.', '“under £20”: it applies at £19.99, but not at £20.'],
  // What is counted from something on, and what a denial turns round.
  [
    'No dog may be offered less than 8 weeks after its last donation.',
    '“less than 8 weeks”: 8 weeks meets this, but 8 weeks less 1 day does not.',
  ],
  [
    'Ein Spenderregister. Der Hund darf frühestens 8 Wochen nach der letzten Spende wieder spenden.',
    '„frühestens 8 Wochen“: Beim Wert 8 Wochen gilt es, beim Wert 8 Wochen weniger 1 Tag nicht.',
  ],
  [
    'Records are kept for at least 5 years after the visit.',
    '“at least 5 years”: right up to the end of this time, it is still there and complete.',
  ],
  [
    'Visitors must book 24h ahead.',
    '“24h”: with 24h left, it is still in time; with 23 h 59 min left, it is too late.',
  ],
  [
    'A dog qualifies if vaccinated, not within the last 14 days.',
    '“14 days”: it applies at 15 days, but not at 14 days.',
  ],
  [
    'Masons send in a form and are told yes or no within 5 working days.',
    '“within 5 working days”: after exactly 5 working days, it is still in time; after 6 working days, it is too late.',
  ],
  [
    'Mieter schicken ein Formular und hören ja oder nein innerhalb von 5 Tagen.',
    '„innerhalb von 5 Tagen“: Nach genau 5 Tagen ist es noch rechtzeitig, nach 6 Tagen ist es zu spät.',
  ],
  [
    'The council resolved that no details of a burial less than 25 years old may be shown to visitors.',
    '“less than 25 years”: it applies at 25 years less 1 day, but not at 25 years.',
  ],
  [
    'Invoices are paid not later than 14 days after delivery.',
    '“later than 14 days”: after exactly 14 days, it is still in time; after 15 days, it is too late.',
  ],
  [
    'A club. A member pays at most £20 a month.',
    '“at most £20 a month”: given £20, it is accepted; given £20.01, it is refused with a message that names the limit.',
  ],
  // Who waits in vain, and what is missing so long.
  [
    'A ward app. It works with no internet for 3 days.',
    '“3 days”: tried with 3 days, everything works as usual; beyond that, nothing is promised.',
  ],
  [
    'A kitchen app. The app warns above 5 degrees.',
    '“above 5 degrees”: it applies at 5.1 degrees, but not at 5 degrees.',
  ],
  // A limit on what is there at present, and on what somebody else pays.
  [
    'A shop. The dashboard shows at most 10 orders that are currently open.',
    '“at most 10 orders”: given 10 orders, it is accepted; given 11 orders, it is refused with a message that names the limit.',
  ],
  [
    'A library. Members may have at most 3 loans at the moment.',
    '“at most 3 loans”: given 3 loans, it is accepted; given 4 loans, it is refused with a message that names the limit.',
  ],
  [
    'A travel app. A guest may pay up to €30 a night.',
    '“up to €30 a night”: given €30, it is accepted; given €30.01, it is refused with a message that names the limit.',
  ],
  // `firma` is a signature in some languages only.
  [
    'Ein Verein. Über 500 € zahlt die Firma die Reise.',
    '„Über 500 €“: Beim Wert 500,01 € gilt „zahlt die Firma die Reise“; beim Wert 500 € gilt das nicht.',
  ],
  // Comparatives behind a number, and what only times have.
  [
    'The milk is kept at 4 °C or colder.',
    '“4 °C or colder”: it applies at 4 °C, but not at 4.1 °C.',
  ],
  [
    'Only 3 people may be in the vault at once.',
    '“3 people”: given 3 people, it is accepted; given 4 people, it is refused with a message that names the limit.',
  ],
  [
    'Data is deleted after 6 months at the latest.',
    '“6 months at the latest”: after exactly 6 months, it is still in time; after 6 months and 1 day, it is too late.',
  ],
  [
    'The records must be kept for 10 years and then deleted.',
    '“10 years”: after 10 years less 1 day, it still holds; after 10 years, it has ended.',
  ],
  [
    'You may book max. 2 weekly.',
    '“max. 2 weekly”: given 2, it is accepted; given 3, it is refused with a message that names the limit.',
  ],
  [
    'A reminder goes out two days after the due date.',
    '“two days after”: at two days less 1 day, nothing has happened yet; at two days, it happens.',
  ],
  [
    'If the lift stands still for more than twenty-four hours, the manager is told.',
    '“more than twenty-four hours”: given 24 h 1 min, then “the manager is told”; given twenty-four hours, this does not apply.',
  ],
])('the number in %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  'Ein Verein. Es darf höchstens 20 € im Monat kosten.',
  'A gym app. The costs must stay below £300 a year.',
  'A club. Hosting costs may be up to €30 a month.',
  'A club. Constraints: runs in the browser, hosting at most £8 a month.',
])('a budget is no test of the product: %j', (idea) => {
  expect(criteriaOf(idea)).toEqual([]);
});

test.each(['Commission is 4 % of each sale.', 'Members pay 4 % of the price.'])(
  'a share of a price is worked out: %j',
  (idea) => {
    expect(criteriaOf(`A shop. ${idea}`).join()).toContain('of an amount of 200, this is 8');
  },
);

test.each(['Thefts were down 31 % in the pilot.', 'Must survive 95 % humidity.'])(
  'another share is none: %j',
  (idea) => {
    expect(criteriaOf(`A shop. ${idea}`).join()).not.toContain('of an amount of 200');
  },
);

test.each([
  'A parcel app. A parcel gets lost for two weeks.',
  'A parcel app. Members book a date and on average it takes four days.',
  'Eine App. Die Mitglieder buchen derzeit 4 Tage.',
])('%j tells how things are and is not tested', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(
    /has ended|beendet|to agree|Zu klären|[35] (?:days|Tage)/u,
  );
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
  [
    'Een app voor onze club.\n\nJe kan tot 5 dagen van tevoren afzeggen.',
    'met nog 4 dagen te gaan is het te laat',
  ],
])('neither loses the denial behind a number nor turns a deadline round: %j', (idea, part) => {
  expect(criteriaOf(idea).join()).toContain(part);
});

test.each([
  'Records shall be kept for 21 years and 6 months.',
  'The claim must be made within 14 days and 3 hours.',
])('a part of a time is not tested alone: %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(/after|given/u);
});

test.each([
  [
    'Une application.\n\nPrévenir le gestionnaire si un ascenseur est arrêté plus de vingt-quatre heures.',
    'vingt-quatre heures',
  ],
  [
    'Aplikacja klubu.\n\nRezerwacja na 90 minut, maks. 2 tygodniowo.',
    '„maks. 2 tygodniowo”: wartość 2',
  ],
])('the limit of %j belongs to its own number', (idea, part) => {
  const criteria = criteriaOf(idea).join();
  expect(criteria).toContain(part);
  expect(criteria).not.toMatch(/minute avant|1 dzień|90 min 1/u);
});

test('a number without an order is not that of the last ones', () => {
  const idea = 'A canteen app. The menu names the fourteen allergens.';
  expect(criteriaOf(idea).join()).not.toMatch(/last one in this order/u);
});

test.each([
  ['Parcels have to stay at or below -18 °C.', 'given -18 °C, it is accepted'],
  ['Ice stays at minus 18 °C or lower.', 'minus 18 °C'],
  [
    'The store must stay between −25 °C and −18 °C.',
    'both end values are included; -25.1 and -17.9 are not',
  ],
  ['Samples are kept at 2 °C to 8 °C.', 'both end values are included; 1.9 and 8.1 are not'],
  ['The cold room stays at or above -5 °C.', '-5 °C meets this, but -5.1 °C does not'],
])('the limit itself counts: %j', (idea, part) => {
  expect(criteriaOf(idea).join()).toContain(part);
});

test.each([
  'Only 5-star hosts can list a flat.',
  'Teams ranked 3 or better play the final.',
  'The alarm goes off at -15 °C.',
  'The limit is -20 °C ± 2 °C.',
])('nothing is tested the wrong way round: %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(/6-star|not at 2|beyond that|-19\.9/u);
});
