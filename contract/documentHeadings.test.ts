import { documentHeadings, hasTitle } from './documentHeadings';
import { linesOf } from './linesOf';

const headingsOf = (text: string) =>
  documentHeadings(text.split('\n')).map(({ heading, level, line }) => [heading, level, line]);

test.each([
  [
    'marks',
    '# A\n###### B',
    [
      ['A', 1, 0],
      ['B', 6, 1],
    ],
  ],
  ['up to three spaces before the marks', '   ## A', [['A', 2, 0]]],
  [
    'closing marks',
    '## A ##\n## C#',
    [
      ['A', 2, 0],
      ['C#', 2, 1],
    ],
  ],
  ['words in marks of their own', '## **A** `b`', [['A b', 2, 0]]],
  [
    'underlines',
    'A\n===\n\nB\n-\nC',
    [
      ['A', 1, 0],
      ['B', 2, 3],
    ],
  ],
  [
    'an underline below a heading',
    '## A\nB\n---',
    [
      ['A', 2, 0],
      ['B', 2, 1],
    ],
  ],
])('headings have %s', (_what, text, headings) => {
  expect(headingsOf(text)).toEqual(headings);
});

test.each([
  ['code', '```\n# A\n```'],
  ['more than three spaces', '    # A'],
  ['no space', '#A'],
  ['seven marks', '####### A'],
  ['a rule', 'A\n\n---'],
  ['a rule below a paragraph of two lines', 'A\nB\n---'],
  ['what a model thought', '\n<think>\n# A\n</think>'],
  ['a list above a rule', '- A\n---'],
  ['a table', '| A |\n|---|\n| b |'],
  ['front matter', '---\ntitle: A\n---'],
])('%s is no heading', (_what, text) => {
  expect(headingsOf(text)).toEqual([]);
});

test('a document that is fenced as a whole has headings', () => {
  expect(headingsOf('```markdown\n# A\n```')).toEqual([['A', 1, 1]]);
});

test.each([
  ['# A\n## B', true],
  ['# A', true],
  ['# A\n# B\n## C', false],
  ['# A\n## B\n# C', false],
  ['## A\n# B', false],
  ['', false],
])('%j has a title: %j', (text, expected) => {
  expect(hasTitle(documentHeadings(text.split('\n')))).toBe(expected);
});

test.each([
  ['breaks of lines', '<think>\n# A\n</think>\n  # B\n'],
  ['its end in the line of its start', '\n<think># A</think> # A\n# B'],
])('after what a model thought, with %s, headings count again', (_what, text) => {
  const expected = [
    { heading: 'B', level: 1, line: text.split('\n').findIndex((line) => line.includes('B')) },
  ];
  expect(documentHeadings(text.split('\n'))).toEqual(expected);
  expect(documentHeadings(linesOf(text))).toEqual(expected);
});

test('long runs of spaces and marks take linear time', () => {
  const before = process.cpuUsage();
  headingsOf(`# ${' '.repeat(100_000)}a${' #'.repeat(100_000)}b`);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
});
