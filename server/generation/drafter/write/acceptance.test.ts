import { sortIdea } from '../sort/sortIdea';
import { checksOf } from './acceptance';
import { en } from './words/en';

/** The checks of everything that an idea says. */
const checksIn = (idea: string): string[] => {
  const workbook = sortIdea(idea);
  return workbook.statements.flatMap((one) => checksOf(workbook, one));
};

test.each([
  [
    'When the oil is gone, the night starts again.',
    'When “the oil is gone”, then “the night starts again”; otherwise not.',
  ],
  [
    'The app warns the nurse if the fridge stays open.',
    'When “the fridge stays open”, then “The app warns the nurse”; otherwise not.',
  ],
  [
    'Users see the lamp, the logbook and the weather.',
    'Each of these is there; test one by one: “the lamp”, “the logbook”, “the weather”.',
  ],
  [
    'An employee fills in a request: supplier, amount, cost centre.',
    'Each of these is there; test one by one: “supplier”, “amount”, “cost centre”.',
  ],
  [
    'Requests above €200 need a second signature.',
    '“above €200”: with €200.01, “need a second signature”; with €200, not.',
  ],
  [
    'Never more than 2 groups at one station.',
    '“more than 2 groups”: 2 groups is still allowed, 3 groups is not.',
  ],
  [
    'Owners see only their own houses.',
    expect.stringContaining(
      'Added: “see only their own houses”: for whoever may not, neither the button nor the data is there, and the direct address is refused.',
    ),
  ],
  [
    'The host can hold a seat for 30 minutes.',
    '“30 minutes”: still so after 29 min 59 s, over after 30 minutes.',
  ],
  ['The host can open bay number 7.', '“number 7”: exactly this value, nothing near it.'],
  [
    'An offer with a core temperature below 63 °C is refused.',
    '“below 63 °C”: with 62.9 °C, “is refused”; with 63 °C, not.',
  ],
  [
    'A loop passes when the noise is below -32 dB.',
    '“below -32 dB”: with -32.1 dB, “A loop passes”; with -32 dB, not.',
  ],
  [
    'If the levels differ by more than 20 cm the barge is damaged.',
    '“more than 20 cm”: with 20.1 cm, “is damaged”; with 20 cm, not.',
  ],
  [
    'A bat walk. Kids under 5 can’t come because they scream.',
    '“under 5”: with 4, “can’t come”; with 5, not.',
  ],
  [
    'A loop passes when every point is between -3 and +3 dB.',
    '“between -3 and +3 dB”: both ends are included, -3.1 and 3.1 are not.',
  ],
  [
    'Helpers can tick off steps but not change the delivery date.',
    '“not change the delivery date”: an attempt is refused, through a direct link too, and changes nothing.',
  ],
  // Only what the words set as a bound is one.
  [
    'The app signs out each weapon by two named people.',
    '“by two named people”: exactly this value, nothing near it.',
  ],
  [
    'When a kiln has cooled down the owner gets a message.',
    'When “a kiln has cooled down”, then “the owner gets a message”; otherwise not.',
  ],
  [
    'App alerts qualified staff within 40 km.',
    '“within 40 km”: 40 km is still allowed, 40.1 km is not.',
  ],
  [
    'The app can show a sheep for £4.',
    '“£4”: in an example worked out by hand it is this amount to the cent.',
  ],
  ['The app keeps a 30 % deposit.', '“30 %”: of 200 it is 60.'],
  [
    'Each level gives three hints.',
    '“three hints”: counted; with 2 hints or 4 hints the test fails.',
  ],
  [
    'Lessons last 30 or 60 minutes.',
    '“30 or 60 minutes”: each of the two can be chosen or occurs; any other number is refused.',
  ],
  [
    'A reading lower than the last one is refused.',
    '“A reading lower than the last one is refused”: three tries, with a value just below, one exactly at and one just above what it is compared with.',
  ],
  [
    'Listeners can write to the studio without an account.',
    '“Listeners can write to the studio without an account”: gone through “without an account”; no step asks for it.',
  ],
  [
    'Only the equipment officer can retire a set.',
    '“Only the equipment officer can retire a set” in any other role than “equipment officer”: refused, and nothing changes.',
  ],
  [
    'If 7 days pass with no inspection the tag goes red.',
    '“7 days”: with 7 days, “the tag goes red”; with 6 days, not.',
  ],
  [
    'A bird more than 5% over its range must not be flown.',
    '“more than 5%”: with 5.1%, “must not be flown”; with 5%, not.',
  ],
  // A period ahead, one that reaches back, and one whose bound the words leave open.
  [
    'Members get a text 24 hours before the walk.',
    '“24 hours”: not yet with 24 h 1 min left, due with 24 hours left. To agree: what happens if less than 24 hours is left from the start.',
  ],
  [
    'The clerk exports the log of the last 90 days.',
    '“90 days”: 90 days away is included, 91 days away is not.',
  ],
  [
    'The form takes about 4 minutes.',
    'To agree: how far may it be from “4 minutes”? Then test just inside and just outside of that.',
  ],
  // The condition of the sentence holds for all that goes on from it.
  [
    'If somebody fails to pay, the committee gets a list and may give the plot away.',
    'When “somebody fails to pay”, then “the committee gets a list and may give the plot away”; otherwise not.',
  ],
  [
    'A box leaves the shed only after the deposit is paid.',
    '“after the deposit is paid”: one test right before it, where “A box leaves the shed” is refused or does not hold, and one right after it, where it does.',
  ],
  [
    'Reminder two days before a loan ends.',
    '“two days”: not yet with 3 days left, due with two days left. To agree: what happens if less than two days is left from the start.',
  ],
  ['The drum holds 17–18.5 kg.', '“17–18.5 kg”: both ends are included, 16.9 and 18.6 are not.'],
  ['The app lowers the price by €8.', '“€8”: exactly this value, nothing near it.'],
  // Its opposite says nothing.
  [
    'A member keeps the plot unless the committee decides otherwise.',
    '“A member keeps the plot” in every case but one: “unless the committee decides otherwise”. Test that one and one other.',
  ],
  // Alternatives, fields and answers.
  [
    'The assistant marks each one as set, missing or broken.',
    'Each of these can be chosen and is then shown as chosen: “set”, “missing”, “broken”.',
  ],
  [
    'The owner creates a scaffold (location, type, max height).',
    'Each of these is there; test one by one: “location”, “type”, “max height”.',
  ],
  [
    'A teacher picks a box. The curator approves the request.',
    'Added: “approves the request” in any other role than “curator”: refused, and nothing changes.',
  ],
  [
    'Only the coach can close a course. A player joins it.',
    '“Only the coach can close a course” in any other role than “coach”: refused, and nothing changes.',
  ],
  [
    'Every member can be ill for 3 weeks.',
    '“3 weeks”: still so after 3 weeks less 1 day, over after 3 weeks.',
  ],
  ['Customers upload photos (8 MB each).', '“8 MB”: 8 MB is still allowed, 9 MB is not.'],
  [
    'If they do not answer within 15 minutes the manager is called.',
    '“within 15 minutes”: with 15 minutes, “the manager is called”; with 14 min 59 s, not.',
  ],
  [
    'If at least 3 people sign up the walk takes place.',
    '“at least 3 people”: with 3 people, “the walk takes place”; with 2 people, not.',
  ],
  [
    'A club. Should coaches see the addresses?',
    'Not to be tested before it is decided: “Should coaches see the addresses?”',
  ],
  [
    'Drivers must never see the names.',
    '“Drivers must never see the names”: an attempt is refused, through a direct link too, and changes nothing.',
  ],
])('of %j', (idea, check) => {
  expect(checksIn(idea)).toContainEqual(check);
});

test.each([
  // Third person, passive, imperative, infinitive, a noun.
  ['Members pay fees. The treasurer exports the fees.', 'export', '“exports the fees”'],
  [
    'A form for claims. Each claim is approved by the manager.',
    'approve',
    '“Each claim is approved by the manager”',
  ],
  ['Members want to pay with a card.', 'pay', '“pay with a card”'],
  ['A club. The member gets a text message.', 'notify', '“gets a text message”'],
  // Each part of a sentence has its own.
  ['The clerk assigns jobs and exports the month as CSV.', 'assign', '“assigns jobs”'],
  ['The clerk assigns jobs and exports the month as CSV.', 'export', '“exports the month as CSV”'],
  ['As a vet I want to upload an x-ray.', 'upload', '“upload an x-ray”'],
  // A quality has a test too.
  [
    'The app has to work without internet in the cellar.',
    'offline',
    '“work without internet in the cellar”',
  ],
] as const)('the act of %j', (idea, name, object) => {
  const check = `Added: ${en.acts[name].check.replace('{object}', object)}`;
  expect(checksIn(idea)).toContainEqual(expect.stringContaining(check));
});

test.each([
  // Counted back from it.
  ['The host closes a round 12 hours before it starts.', 'When “it starts”'],
  // Denied, or of more than one sense.
  ['The app for a club. Members cannot export the fees.', 'opens in another'],
  ['A game. The keeper closes the paddles.', 'no list'],
  ['The alarm rings even when the phone is on silent.', 'otherwise not'],
  ['After that 50% is paid back.', 'due at'],
  ['The packer weighs every 2 crates.', 'watched over'],
  ['The app for a club. Members enter their hours once a month.', 'otherwise not'],
  ['The app for a choir. Singers say if they come.', 'otherwise not'],
  ['A choir. “The app shows the singers. It reminds the singers.”', '””'],
  ['[14:02] Ana: the app shows the club.', '14:02'],
  ['The crew sets it to "checked, fine" or "fault found here" or "repaired".', 'Each of these'],
  ['A form. If the hall, when open (or so, is free, the app books it and', 'otherwise not'],
  ['A club. Goal: raise the members from 120 to 300.', '301'],
  ['Some organists are over 80.', '81'],
  ['The app has to load over 3G.', '4G'],
  ['A club. Moderators, volunteers, max 10.', 'Added'],
  ['A quiz. A right answer scores 3 points, later 1 point.', 'not yet'],
  ['Wrong answers come back after 1, 3 and 7 days.', 'due at'],
  ['A member writes two or three sentences.', 'exactly this'],
  ['After dinner guests can leave a rating, we only.', 'right before it'],
  ['Remind the family a week before it is due.', 'First'],
  ['Helpers tick off bags without internet.', 'gone through'],
  ['A boat without a cox is flagged red.', 'gone through'],
  ['Perhaps a parent association would pay for new ones.', 'booked once'],
  ['Teachers see which questions fewer than 40% of the class got right.', '“got right”'],
  ['Users who cannot type find it in less than 20 seconds.', 'enough'],
  ['If the sensor is not read for more than 10 minutes, the keeper gets a call.', 'still allowed'],
  ['Readings must be kept for 10 years.', 'over after'],
  ['The office is staffed between 8 and 18 h.', '19'],
  ['A game takes 30 minutes.', 'over after'],
  ['De gebruiker ziet wanneer de bus komt.', 'anders niet'],
  ['Die Nutzer sehen, wenn ein Platz frei ist.', 'sonst nicht'],
  ['Użytkownik widzi, kiedy przyjedzie autobus.', 'inaczej nie'],
])('%j is not taken for what it is not', (idea, wrong) => {
  expect(checksIn(idea).join()).not.toContain(wrong);
});

test.each([
  'The vet archives.',
  'A voucher is worth more.',
  // How many there are is no demand.
  'The band comes from four schools.',
])('nothing of %j, where the words give nothing to test', (idea) => {
  expect(checksIn(idea)).toEqual([]);
});
