import { documentOutline } from './documentOutline';

test('the headings below the title, in order, with their place', () => {
  const text = '# Title\n\n## **Goals**\n\ntext\n### First `goal`\n';
  expect(documentOutline(text)).toEqual([
    { heading: 'Goals', level: 'section', block: 0, line: 2 },
    { heading: 'First goal', level: 'subsection', block: 0, line: 5 },
  ]);
});

test('a heading in a later block has its place in that block', () => {
  const [entry] = documentOutline(`${'x'.repeat(4200)}\n## Later\n`);
  expect(entry).toEqual({ heading: 'Later', level: 'section', block: 1, line: 0 });
});

test('a comment in code is no heading', () => {
  expect(documentOutline('## Setup\n```sh\n## not a heading\n```\n## Use\n')).toHaveLength(2);
});
