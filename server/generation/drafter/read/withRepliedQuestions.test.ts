import { lexicons } from '../lexicon/lexicons';
import { sortIdea } from '../sort/sortIdea';
import { readBlocks } from './readBlocks';

const kinds = (idea: string) =>
  readBlocks(idea, lexicons.en).map(({ kind, span }) => [kind, idea.slice(span.start, span.end)]);

test('a quoted question above its answer is a heading', () => {
  expect(kinds('> Who uses it?\nThe wardens.\n\n> What do we record?\n\nDate, route.')).toEqual([
    ['heading', 'Who uses it?'],
    ['text', 'The wardens.'],
    ['heading', 'What do we record?'],
    ['text', 'Date, route.'],
  ]);
});

test('a question at the start of a paragraph is a heading where this is the form of the text', () => {
  const pairs = ['Who uses it?\nWardens.', 'Is it free?\nYes, for members.', 'When?\nIn May.'];
  const kindsOf = (count: number) =>
    kinds(pairs.slice(0, count).join('\n\n')).map(([kind]) => kind);
  expect(kindsOf(3)).toEqual(['heading', 'text', 'heading', 'text', 'heading', 'text']);
  expect(kindsOf(2)).not.toContain('heading');
});

test.each([
  ['one in a longer quotation', '> We have met.\n> Who uses it?\nThe wardens.\n\n> When?\nSoon.'],
  ['a quoted statement', '> Who uses it?\nThe wardens.\n\n> They go there.\nYes, they do.'],
  ['a single one', '> Who uses it?\nThe wardens. They go there.'],
])('%s is no heading', (_, idea) => {
  expect(kinds(idea).map(([kind]) => kind)).not.toContain('heading');
});

test.each(['Out of scope', '**Not in scope**', '#### Out of scope', 'Not in this version:'])(
  'a question below %j stays in that section',
  (heading) => {
    const asked = '> Do we pay wages?\nThe payroll office pays.\n> And time?\nThe clock tracks it.';
    const { statements } = sortIdea(`A rota.\n\n${heading}\n\n${asked}`);
    expect(statements.find(({ text }) => text.startsWith('The payroll'))?.kind).toBe('N');
  },
);

test.each([
  'Nurses swap shifts with each other.',
  '- Nurses swap shifts',
  '✔ Nurses swap shifts\n✔ Done',
])('what follows the last answer does not belong to its question: %s', (text) => {
  const { statements } = sortIdea(
    `> What does it do?\nNurses enter wishes.\n> What must it not do?\nPayroll.\n\n${text}`,
  );
  const kindOf = (start: string) => statements.find((one) => one.text.startsWith(start))?.kind;
  expect(['Payroll', 'Nurses swap'].map(kindOf)).toEqual(['N', 'R']);
  expect(kindOf('What must')).not.toBe('C');
});

test('a quiz is no form of questions and answers', () => {
  const quiz = ['Capital of France?\nA) Paris', 'What is 2 + 2?\nA) 3', 'Who wrote it?\nA) Goethe'];
  expect(kinds(quiz.join('\n\n')).map(([kind]) => kind)).not.toContain('heading');
});
