import { documentOutline } from './documentOutline';

test('lists the headings below the title, in order, with their positions', () => {
  const text = '# Title\n\n## **Goals**\n\ntext\n### First `goal`\n';
  expect(documentOutline(text)).toEqual([
    { heading: 'Goals', level: 'section', block: 0, line: 2 },
    { heading: 'First goal', level: 'subsection', block: 0, line: 5 },
  ]);
});

test('positions a heading of a later block within that block', () => {
  const [entry] = documentOutline(`${'x'.repeat(4200)}\n## Later\n`);
  expect(entry).toEqual({ heading: 'Later', level: 'section', block: 1, line: 0 });
});

test('a comment in a code block is not a heading', () => {
  expect(documentOutline('## Setup\n```sh\n## not a heading\n```\n## Use\n')).toHaveLength(2);
});

test('in a document with sections of the first level only, each is listed', () => {
  expect(documentOutline('# 1. Users\n\n# 2. Goals\n').map(({ heading }) => heading)).toEqual([
    '1. Users',
    '2. Goals',
  ]);
});
