import { sortIdea } from '../sort/sortIdea';
import { checksOf } from './acceptance';

/** The checks of everything that an idea says. */
const checksIn = (idea: string): string[] => {
  const workbook = sortIdea(idea);
  return workbook.statements.flatMap((one) => checksOf(workbook, one));
};

test.each([
  [
    'When the oil is gone, the night starts again.',
    'Given “When the oil is gone”, then “the night starts again”.',
  ],
  [
    'The app warns the nurse if the fridge stays open.',
    'Given “if the fridge stays open”, then “The app warns the nurse”.',
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
    '“above €200”: €200.01 meets it, €200 does not.',
  ],
  [
    'A scale for bee hives. The app shows a curve per hive.',
    '“per hive”: tested for the first, another and the last one.',
  ],
])('of %j', (idea, check) => {
  expect(checksIn(idea)).toContain(check);
});

test.each([
  'The caretaker sees the jobs in walking order.',
  'Users can take out a subscription.',
  'A voucher expires.',
  'The vet archives.',
  'iPhone users see a list.',
  'I would like to see if we can.',
])('nothing of %j, where the words give nothing to test', (idea) => {
  expect(checksIn(idea)).toEqual([]);
});
