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
    'Given “When the oil is gone”, then “the night starts again”; otherwise not.',
  ],
  [
    'The app warns the nurse if the fridge stays open.',
    'Given “if the fridge stays open”, then “The app warns the nurse”; otherwise not.',
  ],
  [
    'Users see the lamp, the logbook and the weather.',
    'Each of these is there, tested one by one: “the lamp”, “the logbook”, “the weather”.',
  ],
  [
    'An employee fills in a request: supplier, amount, cost centre.',
    'Each of these is there, tested one by one: “supplier”, “amount”, “cost centre”.',
  ],
  [
    'Requests above €200 need a second signature.',
    '“above €200”: with €200.01, “need a second signature”; with €200, not.',
  ],
  [
    'Never more than 2 groups at one station.',
    '“more than 2 groups”: 2 groups meets it, 3 groups does not.',
  ],
  [
    'Owners see only their own houses.',
    '“Owners see only their own houses”: what this leaves out is refused or absent, by a direct address too.',
  ],
  [
    'The host can hold a seat for 30 minutes.',
    '“30 minutes”: tested with 29:59 minutes, 30:00 minutes and 30:01 minutes.',
  ],
  ['The host can open bay number 7.', '“number 7”: met as stated; anything else is a fault.'],
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
    '“between -3 and +3 dB”: both ends count; -3.1 and 3.1 do not.',
  ],
  [
    'Helpers can tick off steps but not change the delivery date.',
    '“not change the delivery date”: an attempt is refused, by a direct address too, and changes nothing.',
  ],
  // Only what the words set as a bound is one.
  [
    'The app signs out each weapon by two named people.',
    '“by two named people”: met as stated; anything else is a fault.',
  ],
  [
    'When a kiln has cooled down the owner gets a message.',
    'Given “When a kiln has cooled down”, then “the owner gets a message”; otherwise not.',
  ],
  [
    'App alerts qualified staff within 40 km.',
    '“alerts qualified staff within 40 km”: given what calls for it, then it arrives once, at the right person, and says what it is about; otherwise nothing arrives.',
  ],
  ['The page opens on 3G.', '“on 3G”: met as stated; anything else is a fault.'],
  ['The app can show a sheep for £4.', '“£4”: met as stated; anything else is a fault.'],
  [
    'If 7 days pass with no inspection the tag goes red.',
    '“7 days”: with 7 days, “the tag goes red”; with 6 days, not.',
  ],
  [
    'A bird more than 5% over its range must not be flown.',
    '“more than 5%”: with 5.1%, “must not be flown”; with 5%, not.',
  ],
  // Alternatives, fields and answers.
  [
    'The assistant marks each one as set, missing or broken.',
    'Each of these is chosen once and then seen as chosen: “set”, “missing”, “broken”.',
  ],
  [
    'The owner creates a scaffold (location, type, max height).',
    'Each of these is there, tested one by one: “location”, “type”, “max height”.',
  ],
  [
    'The app says whether the bird is inside its range.',
    '“The app says whether the bird is inside its range”: tried with one case for each answer; each gets its own.',
  ],
  [
    'A teacher picks a box. The curator approves the request.',
    '“approves the request”: tried in another role than “curator”, it is refused and changes nothing.',
  ],
  [
    'Drivers must never see the names.',
    '“Drivers must never see the names”: an attempt is refused, by a direct address too, and changes nothing.',
  ],
])('of %j', (idea, check) => {
  expect(checksIn(idea)).toContain(check);
});

test.each([
  // Third person, passive, imperative, infinitive.
  [
    'The app for a club. Members pay fees. The treasurer exports the fees.',
    'transfer',
    '“exports the fees”',
  ],
  [
    'A form for claims. Each claim is approved by the manager.',
    'approve',
    '“Each claim is approved by the manager”',
  ],
  ['Approve or reject a request', 'approve', '“Approve or reject a request”'],
  ['Members want to pay with a card.', 'pay', '“pay with a card”'],
  ['A club. The member gets a text message.', 'notify', '“gets a text message”'],
] as const)('the action of %j', (idea, name, object) => {
  expect(checksIn(idea)).toContain(en.actions[name].check?.replace('{object}', object));
});

test.each([
  // Counted back from it.
  ['The host closes a round 12 hours before it starts.', 'Given'],
  // Denied, or of more than one sense.
  ['The app for a club. Members cannot export the fees.', 'opens elsewhere'],
  ['A game. The keeper closes the paddles.', 'no list'],
  ['The crew sets it to "checked, fine" or "fault found here" or "repaired".', 'Each of these'],
  ['A form. If the hall, when open (or so, is free, the app books it and', 'Given'],
  ['A club. Goal: raise the members from 120 to 300.', '301'],
  ['Some organists are over 80.', '81'],
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
