import { withTopicParagraphs } from './withTopicParagraphs';

const rows = [
  '| Topic | What we need | Why |',
  '|---|---|---|',
  '| Cold room | Between 0 and 5 °C. Above 8 °C, call the office | In August we threw away 400 kg of yoghurt |',
  '| Intake | Product, weight, donor | Nothing without a date comes in |',
  '| **Doubts** | May a child collect? And who moves away? | |',
];

test('a table of topics becomes a paragraph for each', () => {
  const text = withTopicParagraphs(`Our food bank.\n\n${rows.join('\n')}\n\nThanks!`);
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
  expect(withTopicParagraphs(table)).toBe(table);
});
