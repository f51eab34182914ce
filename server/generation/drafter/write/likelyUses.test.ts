import { criteriaOf } from './criteriaOf';

test.each([
  [
    'Entries have to be readable for 10 years.',
    '“10 years”: right up to the end of this time, it is still there',
  ],
  ['A seat stays available for 30 minutes.', '“30 minutes”: after 29 min 59 s, it still holds'],
  ['Drivers see free spaces within 500 m.', '“within 500 m”: what is 500 m away is included'],
  ['Members may cancel 5 days before at the latest.', 'it is still in time; with 4 days left'],
  ['Drivers have to renew a pass; they are reminded 8 days before.', 'with 9 days left, nothing'],
  ['Volunteers take slots, max. 2 slots a day.', '“max. 2 slots a day”: given 2 slots, it'],
  [
    'Ein Verein.\n\nMitglieder buchen höchstens zwei Räume pro Monat.',
    '„höchstens zwei Räume pro Monat“',
  ],
])('the time in %j', (idea, criterion) => {
  expect(criteriaOf(idea).join()).toContain(criterion);
});

test.each([
  // What a price is for, when it holds, and why.
  ['Members can cancel a booking 5 days ahead.', /given 5 days/u],
])('no limit in %j', (idea, test) => {
  expect(criteriaOf(`A shop for tours. ${idea}`).join()).not.toMatch(test);
});

test.each([
  // Numbers whose direction the words beside them state.
  [
    'Never more than 2 groups at one station.',
    '“more than 2 groups”: given 2 groups, it is accepted; given 3 groups, it is refused with a message that names the limit.',
  ],
  [
    'App alerts qualified staff within 40 km.',
    '“within 40 km”: what is 40 km away is included; what is 40.1 km away is not.',
  ],
  [
    'A loop passes when every point is between -3 and +3 dB.',
    '“between -3 and +3 dB”: both end values are included; -3.1 and 3.1 are not.',
  ],
  [
    'The host can hold a seat for 30 minutes.',
    '“30 minutes”: after 29 min 59 s, it still holds; after 30 minutes, it has ended.',
  ],
  [
    'The clerk exports the log of the last 90 days.',
    '“90 days”: what is 90 days away is included; what is 91 days away is not.',
  ],
  [
    'Members get a text 24 hours before the walk.',
    '“24 hours”: with 24 h 1 min left, nothing happens yet; with 24 hours left, it happens.',
  ],
  [
    'A tour app. The guests may cancel up to 1 day before.',
    '“up to 1 day”: with 1 day left, it is still in time; with 23 h 59 min left, it is too late.',
  ],
  [
    'Coaches book a pitch up to 2 weeks ahead.',
    '“up to 2 weeks”: with 2 weeks and 1 day left, it is not possible yet; with 2 weeks left, it is.',
  ],
  [
    'Members may spend up to £50 a week.',
    '“up to £50 a week”: given £50, it is accepted; given £50.01, it is refused with a message that names the limit.',
  ],
  [
    'Members cannot cancel later than 24 hours before the class.',
    '“later than 24 hours”: with 24 hours left, it is still in time; with 23 h 59 min left, it is too late.',
  ],
  [
    'An invoice app. After 14 days a polite reminder goes out.',
    '“After 14 days”: at 13 days, nothing has happened yet; at 14 days, it happens.',
  ],
  [
    'The grower gets a warning at 3 hours out of water.',
    '“3 hours”: at 2 h 59 min, nothing has happened yet; at 3 hours, it happens.',
  ],
  [
    'If a guest cancels later than 2 hours before the slot we charge a fee.',
    '“later than 2 hours”: with 2 hours left, it is still in time; with 1 h 59 min left, it is too late.',
  ],
  [
    'The workshop is open on Sat 10-1 for repairs.',
    '“10-1”: this applies from the first to the last minute, but not one minute before or after.',
  ],
  [
    'The system must not send a text before 8:00.',
    '“before 8:00”: right before this time, it does not apply yet; from this time on, it does.',
  ],
  [
    'Rides after 23:00 cost more.',
    '“after 23:00”: right before this time, it does not apply yet; from this time on, it does.',
  ],
  [
    'A change in one system reaches the other within a minute.',
    '“within a minute”: after exactly a minute, it is still in time; after 1 min 1 s, it is too late.',
  ],
  [
    'The desk answers within 2 days or they get a voucher.',
    '“within 2 days”: after exactly 2 days, it is still in time; after 3 days: “they get a voucher”.',
  ],
  [
    'Customers upload photos (8 MB each).',
    '“8 MB”: given 8 MB, it is accepted; given 9 MB, it is refused with a message that names the limit.',
  ],
  [
    'Readings must be kept for 10 years.',
    '“10 years”: right up to the end of this time, it is still there and complete.',
  ],
  [
    'Supervisors see all calls. Data must not be more than 5 minutes old.',
    '“more than 5 minutes”: it applies at 5 minutes, but not at 5 min 1 s.',
  ],
  [
    'A club form. Applicants enter an age of at most 25 years old.',
    '“at most 25 years”: given 25 years, it is accepted; given 25 years and 1 day, it is refused with a message that names the limit.',
  ],
  [
    'A loan tool. Flag loans over a week late.',
    '“over a week”: it applies at a week and 1 day, but not at a week.',
  ],
  ['A pool app. Under 18s.', '“Under 18s”: it applies at 17, but not at 18.'],
  [
    'Warn me if it loses 2 ounces or more than 10% in a day.',
    '“or more than 10% in a day”: it applies at 10.1%, but not at 10%.',
  ],
  [
    'Names only for burials older than 25 yrs.',
    '“older than 25 yrs”: it applies at 25 yrs and 1 day, but not at 25 yrs.',
  ],
  [
    'The hall opens between 15:00 and 20:00.',
    '“between 15:00 and 20:00”: this applies from the first to the last minute, but not one minute before or after.',
  ],
  [
    'The menu is uploaded by Thursday noon.',
    '“by Thursday noon”: right before this, it is in time; right after it, it is too late.',
  ],
])('of %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  [
    'A map of hives. The system blocks moving any hive within the 3 km zone.',
    '“within the 3 km”: what is 3 km away is included; what is 3.1 km away is not.',
  ],
  [
    'Helpers see jobs up to 3 km away.',
    '“up to 3 km”: what is 3 km away is included; what is 3.1 km away is not.',
  ],
  [
    'Beekeepers can log an inspection by voice in under two minutes.',
    '“in under two minutes”: measured from start to finish, 1 min 59 s passes and two minutes fails.',
  ],
  [
    'The search must answer in less than 2 minutes.',
    '“less than 2 minutes”: measured from start to finish, 1 min 59 s passes and 2 minutes fails.',
  ],
])('the direction of a number follows what it is a number of: %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  'Budget 45k, go live by 1 March.',
  'It must be up and running by 1 March.',
  'We want to launch by 1 March.',
])('when the product is to be ready is no behaviour of it: %j', (idea) => {
  expect(criteriaOf(`A shop app. ${idea}`).join()).not.toMatch(/in time/u);
});

test('when something in the product is to be ready is a behaviour of it', () => {
  expect(criteriaOf('Growers must send their plans by 1 March.').join()).toMatch(/in time/u);
});

test.each([
  // How long something takes, what is free, and what is denied from a time on.
  [
    'The setter picks a grade, takes ten seconds tops.',
    'ten seconds passes and 10.1 seconds fails',
  ],
  ['A booking lasts at most 2 hours.', 'given 2 h 1 min, it is refused'],
  [
    'The app is free for up to 15 members.',
    '“up to 15 members”: it applies at 15 members, but not at 16 members.',
  ],
  ['Free users can add up to 15 items.', 'given 16 items, it is refused'],
  ['Free for schools; above that £6 a month.', '“£6 a month”: for three, the total is £18.'],
  ['Guests can cancel up to 10 % of the seats.', 'given 10.1 %, it is refused'],
  [
    'Six months after a tuning the customer should get a text.',
    'at six months less 1 day, nothing has happened yet',
  ],
])('a number in %j', (idea, criterion) => {
  expect(criteriaOf(`A register for our halls.\n\n${idea}`).join()).toContain(criterion);
});

test.each([['A box may be closed over a weekend.', 'it applies at']])(
  'no limit of what is entered in %j',
  (idea, wrong) => {
    expect(criteriaOf(`A register for our halls.\n\n${idea}`).join()).not.toContain(wrong);
  },
);

test.each([
  // A day that somebody missed, and a period after which something is denied.
  ['Anyone who reports by 15 October gets a discount.', 'right before this, it is in time'],
  ['Anyone who reports by 15 October need not pay.', 'right before this, it is in time'],
  ['A profile that nobody has used for 3 months is hidden.', 'at 3 months, it happens'],
])('who does nothing: %j', (idea, criterion) => {
  expect(criteriaOf(`A register for our halls.\n\n${idea}`).join()).toContain(criterion);
});
