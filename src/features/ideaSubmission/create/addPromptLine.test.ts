import { addPromptLine } from './addPromptLine';

test.each([
  ['', 'Problem: '],
  ['A shed', 'A shed\nProblem: '],
  ['A shed\n', 'A shed\nProblem: '],
  ['A shed\n\n', 'A shed\n\nProblem: '],
])('adds a line to %j, with the caret at its end', (idea, extended) => {
  expect(addPromptLine(idea, 'Problem: ')).toEqual({ idea: extended, caret: extended.length });
});

test('puts the caret at the end of a line that is there already', () => {
  const idea = 'A shed\nProblem: nobody knows who owns what\nMust-haves: a list';
  expect(addPromptLine(idea, 'Problem: ')).toEqual({
    idea,
    caret: 'A shed\nProblem: nobody knows who owns what'.length,
  });
});
