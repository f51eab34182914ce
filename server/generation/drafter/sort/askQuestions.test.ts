import { sortIdea } from './sortIdea';

const club = 'An app for a tool library. Members borrow tools.';

test.each([
  ['A refund is approved within a day.', true],
  ['A date in the past is refused with a hint.', false],
  ['Invoices go out on the last day of the month.', false],
  ['Undo the last ten steps.', false],
])('who does it is asked only of what somebody decides: %s', (sentence, isAsked) => {
  const { questions } = sortIdea(`${club} ${sentence}`);
  expect(questions.some(({ ask }) => ask.kind === 'noRole')).toBe(isAsked);
});
