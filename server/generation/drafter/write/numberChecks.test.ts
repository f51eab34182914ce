import { criteriaOf } from './criteriaOf';

test.each([
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
    '“after 7 days”: still so after 6 days, over after 7 days.',
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
