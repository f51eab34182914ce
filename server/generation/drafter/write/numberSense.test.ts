import { criteriaOf } from './criteriaOf';

test.each([
  // Numbers whose direction the words beside them state.
  [
    'Never more than 2 groups at one station.',
    '“more than 2 groups”: 2 groups is still allowed, 3 groups is not.',
  ],
  [
    'App alerts qualified staff within 40 km.',
    '“within 40 km”: 40 km away is included, 40.1 km away is not.',
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
    '“After 24 hours”: still possible at 23 h 59 min, refused from 24 hours on.',
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
])('of %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each([
  [
    'A map of hives. The system blocks moving any hive within the 3 km zone.',
    '“within the 3 km”: 3 km away is included, 3.1 km away is not.',
  ],
  ['Helpers see jobs up to 3 km away.', '“up to 3 km”: 3 km is still allowed, 3.1 km is not.'],
  [
    'Beekeepers can log an inspection by voice in under two minutes.',
    '“in under two minutes”: 1 min 59 s is still in time, two minutes is too late.',
  ],
  [
    'The search must answer in less than 2 minutes.',
    '“less than 2 minutes”: 1 min 59 s is still in time, 2 minutes is too late.',
  ],
  [
    'Lessons under two minutes are free.',
    '“under two minutes”: with 1 min 59 s, “are free”; with two minutes, this does not apply.',
  ],
  [
    "Parcels can be left at the door unless it's more than 10kg.",
    '“more than 10kg”: with 10kg, “Parcels can be left at the door”; with 10.1kg, this does not apply.',
  ],
  [
    'The system books rooms, allowing 3 days for cleaning.',
    '“3 days”: 3 days is enough, 2 days is not.',
  ],
])('the direction of a number follows what it is a number of: %j', (idea, criterion) => {
  expect(criteriaOf(idea)).toContain(criterion);
});

test.each(['Budget 45k, go live by 1 March.', 'It must be up and running by 1 March.'])(
  'when the product is to be ready is no behaviour of it: %j',
  (idea) => {
    expect(criteriaOf(`A shop app. ${idea}`).join()).not.toMatch(/in time/u);
  },
);

test('when something in the product is to be ready is a behaviour of it', () => {
  expect(criteriaOf('Growers must send their plans by 1 March.').join()).toMatch(/in time/u);
});
