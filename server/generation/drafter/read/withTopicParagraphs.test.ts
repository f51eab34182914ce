import { lexicons } from '../lexicon/lexicons';
import { withTopicParagraphs } from './withTopicParagraphs';

const rows = [
  '| Topic | What we need | Why |',
  '|---|---|---|',
  '| Cold room | Between 0 and 5 °C. Above 8 °C, call the office | In August we threw away 400 kg of yoghurt |',
  '| Intake | Product, weight, donor | Nothing without a date comes in |',
  '| **Doubts** | May a child collect? And who moves away? | |',
];

test('a table of topics becomes a paragraph for each', () => {
  const text = withTopicParagraphs(`Our food bank.\n\n${rows.join('\n')}\n\nThanks!`, lexicons.en);
  expect(text.split(/\n{2,}/u)).toEqual([
    'Our food bank.',
    '*Cold room.* Between 0 and 5 °C. Above 8 °C, call the office. In August we threw away 400 kg of yoghurt.',
    'Intake: Product, weight, donor. Nothing without a date comes in.',
    '*Doubts.* May a child collect? And who moves away?',
    'Thanks!',
  ]);
});

test.each([
  ['with ids', rows.map((row, index) => row.replace(/^\| \S+/u, `| R${index}`))],
  ['of short cells', rows.map((row) => row.replace(/[.?] [^|]+/gu, ' '))],
  ['with a short last column', rows.map((row) => row.replace(/\|[^|]*\|$/u, '| Must |'))],
  [
    'with long topics',
    rows.map((row) => row.replace(/^\| \S+/u, '| What we want to say about it')),
  ],
])('a table %s stays one', (_, lines) => {
  const table = `${lines.join('\n')}\n`;
  expect(withTopicParagraphs(table, lexicons.en)).toBe(table);
});

test.each([
  ['numbers in its last column', (row: string) => row.replace(/\|[^|]*\|$/u, '| 14 |')],
  ['a head that rules out', (row: string) => row.replace('What we need', 'Out of scope')],
  ['a head of fields', (row: string) => row.replace('Topic', 'Field')],
])('a table with %s stays one', (_, change) => {
  const table = `${rows.map(change).join('\n')}\n`;
  expect(withTopicParagraphs(table, lexicons.en)).toBe(table);
});

test('a table in code and one of more than 200 rows stay, one with other line ends does not', () => {
  const code = `\`\`\`\n${rows.join('\n')}\n\`\`\`\n`;
  expect(withTopicParagraphs(code, lexicons.en)).toBe(code);
  const [head = '', rule = '', first = ''] = rows;
  const long = [head, rule, ...Array.from({ length: 201 }, () => first)].join('\n');
  expect(withTopicParagraphs(long, lexicons.en)).toBe(long);
  expect(withTopicParagraphs(rows.join('\r\n'), lexicons.en)).toContain('*Cold room.* Between');
});
