import { markedIdeas } from './trainingIdeas';

const head = '### boats\ntype: booking, planning\nroles: guests/visitors; owner\n---\n';

test('a marked idea becomes its text, its types, its roles and its statements', () => {
  expect(markedIdeas(`${head}<<R Guests book a boat>>, <<NC no\nmails>>.\n`)).toEqual([
    {
      id: 'boats',
      idea: 'Guests book a boat, no\nmails.',
      type: ['booking', 'planning'],
      roles: [['guests', 'visitors'], ['owner']],
      statements: [
        { text: 'Guests book a boat', kind: ['R'] },
        { text: 'no\nmails', kind: ['N', 'C'] },
      ],
    },
  ]);
});

test('an idea without a type teaches none', () => {
  const [idea] = markedIdeas('### boats\nroles: owner\n---\n<<R Guests book a boat>>.\n');
  expect(idea?.type).toEqual([]);
});

test('a heading in the text of an idea begins no other', () => {
  expect(markedIdeas(`${head}### What we need\n<<R A list>>\n`)).toHaveLength(1);
});

test.each([
  ['without text', head],
  ['with a broken mark', `${head}<<R Guests book a boat\n`],
  ['of no known type', '### boats\ntype: boat\n---\nGuests book a boat.\n'],
  [
    'before one whose type comes last',
    `${head}A list.\n\n### cars\nroles: owner\ntype: api\n---\nA list.\n`,
  ],
  ['behind text that belongs to none', `Guests\n${head}Guests book a boat.\n`],
])('an idea %s is refused', (_, source) => {
  expect(() => markedIdeas(source)).toThrow();
});
