import { checksIn } from './criteriaIn';

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
    'Each of these can be entered and is shown again as it was entered: “supplier”, “amount”, “cost centre”.',
  ],
  [
    'Requests above €200 need a second signature.',
    '“above €200”: with €200.01, “need a second signature”; with €200, this does not apply.',
  ],
  [
    'Never more than 2 groups at one station.',
    '“more than 2 groups”: 2 groups is still allowed, 3 groups is not.',
  ],
  [
    'Owners see only their own houses.',
    '“Owners see only their own houses”: given two with different data, each has or sees its own and nothing of the other.',
  ],
  [
    'The host can hold a seat for 30 minutes.',
    '“30 minutes”: still so after 29 min 59 s, over after 30 minutes.',
  ],
  [
    'If something fails, the tag status turns red.',
    'When “something fails”, then “the tag status turns red”; otherwise not.',
  ],
  [
    'An offer with a core temperature below 63 °C is refused.',
    '“below 63 °C”: with 62.9 °C, “is refused”; with 63 °C, this does not apply.',
  ],
  [
    'A loop passes when the noise is below -32 dB.',
    '“below -32 dB”: with -32.1 dB, “A loop passes”; with -32 dB, this does not apply.',
  ],
  [
    'If the levels differ by more than 20 cm the barge is damaged.',
    '“more than 20 cm”: with 20.1 cm, “the barge is damaged”; with 20 cm, this does not apply.',
  ],
  [
    'A bat walk. Kids under 5 can’t come because they scream.',
    '“under 5”: with 4, “can’t come”; with 5, this does not apply.',
  ],
  [
    'A loop passes when every point is between -3 and +3 dB.',
    '“between -3 and +3 dB”: both ends are included, -3.1 and 3.1 are not.',
  ],
  [
    'Helpers can tick off steps but not change the delivery date.',
    '“not change the delivery date”: an attempt to break this is refused, through a direct link too, and changes nothing.',
  ],
  // A number is a limit only if the words say so.
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
    '“£4”: exactly this amount where this line applies, and none where it does not.',
  ],
  ['The app keeps a 30 % deposit.', '“30 %”: of 200 it is 60.'],
  ['Each level gives three hints.', '“three hints”: counted; with 2 or 4 the test fails.'],
  [
    'Only the equipment officer can retire a set.',
    '“Only the equipment officer can retire a set” in any other role than “equipment officer”: refused, and nothing changes.',
  ],
  [
    'If 7 days pass with no inspection the tag goes red.',
    '“7 days”: with 7 days, “the tag goes red”; with 6 days, this does not apply.',
  ],
  [
    'A bird more than 5% over its range must not be flown.',
    '“more than 5%”: with 5.1%, “must not be flown”; with 5%, this does not apply.',
  ],
  // A period ahead, one in the past, and one whose limit is open.
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
  // The condition of a sentence applies to its continuations.
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
  // A condition in a story, and one whose verb no lexicon knows.
  [
    'As a keeper I want to be warned when a hive loses more than 2 kg.',
    '“more than 2 kg”: with 2.1 kg, “to be warned”; with 2 kg, this does not apply.',
  ],
  ['Three right in a row unlock a bird.', '“Three right”: Three right is enough, 2 right is not.'],
  ['A game takes 30 minutes.', '“30 minutes”: the test uses this value.'],
  ['The drum holds 17–18.5 kg.', '“17–18.5 kg”: both ends are included, 16.9 and 18.6 are not.'],
  [
    'The app lowers the price by €8.',
    '“€8”: exactly this amount where this line applies, and none where it does not.',
  ],
  // A member with a verb or an article of its own, the reason cut off, and a noun behind `the next`.
  [
    'Teachers take the register and can send a message if they are ill.',
    'When “they are ill”, then “can send a message”; otherwise not.',
  ],
  [
    'Leads get a mail with every request and a nudge if they have not answered in 3 days.',
    '“3 days”: with 3 days, “a nudge”; with 2 days, this does not apply.',
  ],
  [
    'If it is full they get the next free time.',
    'When “it is full”, then “they get the next free time”; otherwise not.',
  ],
  // Its opposite can't be tested.
  [
    'A member keeps the plot unless the committee decides otherwise.',
    '“A member keeps the plot” in every case but one: “unless the committee decides otherwise”. Test that one and one other.',
  ],
  // Alternatives, fields and answers.
  [
    'The assistant marks each one as set, missing or broken.',
    'Each of these is shown on what is in that state: “set”, “missing”, “broken”. To agree: which may follow which, and who changes it.',
  ],
  [
    'The owner creates a scaffold (location, type, max height).',
    'Each of these can be entered and is shown again as it was entered: “location”, “type”, “max height”.',
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
    'If at least 3 people sign up the walk takes place.',
    '“at least 3 people”: with 3 people, “the walk takes place”; with 2 people, this does not apply.',
  ],
  // A number of things that no word compares: a case, what is allowed, what is known, an effort, a level of service.
  [
    'Members may have five tools at once.',
    '“five tools”: five tools is still allowed, 6 tools is not.',
  ],
  [
    'After 5 wrong attempts the locker is blocked.',
    '“After 5 wrong attempts”: not yet at 4 wrong attempts, due at 5 wrong attempts.',
  ],
  ['The service is available 99.5% of the time.', '“99.5%”: 99.5% is enough, 99.49% is not.'],
  ['A deposit of 30 percent is taken.', '“30 percent”: of 200 it is 60.'],
  [
    'A late payment costs $5 after 3 days.',
    '“$5 after”: exactly this amount where this line applies, and none where it does not.',
  ],
  [
    'Raise an alarm when a fridge is outside 2–8 °C.',
    '“2–8 °C”: with 1.9, 8.1, “Raise an alarm”; with 2–8 °C, this does not apply.',
  ],
  [
    'She answers yes or no within five working days.',
    '“within five working days”: five working days is still allowed, 6 working days is not.',
  ],
  // A deadline without a number.
  [
    'The menu is uploaded by Thursday noon.',
    '“by Thursday noon”: in time right before it, too late right after it.',
  ],
  [
    '„Bis Mittwochabend bestellen die Kunden ihr Gemüse.',
    '„Bis Mittwochabend“: unmittelbar vorher rechtzeitig, unmittelbar danach zu spät.',
  ],
  // Who alone, by whom, and by somebody else.
  [
    'A shop. Prices are only visible to the owner and the cashier. The owner sets them.',
    '“Prices are only visible to the owner and the cashier” in any other role than “owner and the cashier”: refused, and nothing changes.',
  ],
  // Something that is handed out, collected, let through or granted.
  [
    'Each baker gets a slip with the orders.',
    'Added: “Each baker gets a slip with the orders”: afterwards exactly those have it who should, once each and with the right content; nobody else has.',
  ],
  // States and answers.
  [
    'The workshop marks each lamp as received, in repair, tested, listed.',
    'Each of these is shown on what is in that state: “received”, “in repair”, “tested”, “listed”. To agree: which may follow which, and who changes it.',
  ],
  [
    'A tool app. Each tool is available, on loan or broken.',
    'Each of these is shown on what is in that state: “available”, “on loan”, “broken”. To agree: which may follow which, and who changes it.',
  ],
  [
    'Singers say yes, no or maybe for each rehearsal.',
    'Each of these can be chosen and is then shown as chosen: “yes”, “no”, “maybe”.',
  ],
  [
    'A club. Should coaches see the addresses?',
    'Not to be tested before it is decided: “Should coaches see the addresses?”',
  ],
])('of %j', (idea, check) => {
  expect(checksIn(idea)).toContainEqual(check);
});
