import { sortIdea } from './sortIdea';

test.each([
  'Eine Ablesung der Zähler.\n\nEine Meldung ist offen, eingegangen, beanstandet oder abgerechnet.',
  'A register of claims.\n\nA claim is pending, disputed, settled or written off.',
])('a state that is called open leaves nothing to be decided: %j', (idea) => {
  expect(sortIdea(idea).statements.at(-1)?.isUndecided).toBe(false);
});

test('what is open besides a remark is still to be decided', () => {
  const { statements } = sortIdea('A register of claims.\n\nThe price is still open, sorry.');
  expect(statements.at(-1)?.isUndecided).toBe(true);
});

test('question marks before a line leave open its first sentence, not the line above', () => {
  const idea =
    'A log of defects.\n\nTablets must queue 50 reports\n\n?? heritage trams, in or out. Sandra asks';
  const open = sortIdea(idea).statements.filter(({ isUndecided }) => isUndecided);
  expect(open.map(({ text }) => text)).toEqual(['heritage trams, in or out']);
});

test.each([
  'The price is still open, Anna and Tom decide next week.',
  'The colour is undecided, perhaps blue or green.',
])('what somebody is still to decide stays open: %j', (sentence) => {
  const { statements } = sortIdea(`A register of claims.\n\n${sentence}`);
  expect(statements.some(({ isUndecided }) => isUndecided)).toBe(true);
});

test.each([
  [
    'A list of towers.\n\nTo be settled: handbells. Also whether towers over the border may join.',
    true,
  ],
  ['A list of towers.\n\nThe captain sees who comes, and whether they are late.', false],
  ['A list of towers.\n\nWhether members pay is shown in red.', false],
  ['A list of towers.\n\nThe captain sees:\n- whether a ringer is late', false],
])('a sentence that is an indirect question leaves it open: %j', (idea, isUndecided) => {
  expect(sortIdea(idea).statements.at(-1)?.isUndecided).toBe(isUndecided);
});
