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
    '“above €200”: €200.01 falls under it, €200 does not.',
  ],
  [
    'Never more than 2 groups at one station.',
    '“more than 2 groups”: 2 groups meets it, 3 groups does not.',
  ],
  [
    'Owners see only their own houses.',
    '“only their own houses”: a record of somebody else is refused, by a direct address too.',
  ],
  [
    'The host can hold a seat for 30 minutes.',
    '“The host can hold a seat for 30 minutes”: demonstrated with test data, exactly as these words say.',
  ],
  ['A learner uploads two photos.', '“two photos”: two photos, not 1 and not 3 photos.'],
  [
    'A scale for bee hives. The app shows a curve per hive.',
    '“per hive”: given several that differ, then each is treated by its own data and none is left out.',
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
  // Denied, or of more than one sense.
  ['The app for a club. Members cannot export the fees.', 'opens elsewhere'],
  ['A game. The keeper closes the paddles.', 'no list'],
  ['A form. If the hall, when open (or so, is free, the app books it and', 'Given'],
  ['A club. Goal: raise the members from 120 to 300.', '301'],
])('%j is not taken for what it is not', (idea, wrong) => {
  expect(checksIn(idea).join()).not.toContain(wrong);
});

test.each([
  'The vet archives.',
  'A voucher is worth more.',
  // How many there are is no demand.
  'The band comes from four schools.',
  'It must never show a name, a face, only the initials and the bed.',
])('nothing of %j, where the words give nothing to test', (idea) => {
  expect(checksIn(idea)).toEqual([]);
});
