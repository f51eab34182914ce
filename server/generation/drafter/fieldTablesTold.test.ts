import { draftsOf } from './mockup/drafts';
import { sourceOf } from './mockup/nouns';
import { fieldRows } from './sort/fieldRows';
import { sortIdea } from './sort/sortIdea';
import { acceptanceOf } from './write/acceptance';

const about = 'A register for our allotments. Members see each plot.';
const read = (rows: string, opening = about) => sortIdea(`${opening}\n\n${rows}`);

/** The criteria of the only row below these heads. */
const criteriaOf = (heads: string, row: string): string => {
  const workbook = read(`| Field | ${heads} |\n|${'---|'.repeat(4)}\n| ${row} |`);
  return [...fieldRows(workbook).keys()]
    .map((one) => acceptanceOf(workbook, one).join('\n'))
    .join('\n');
};

test.each([
  'shown to the warden only',
  'visible to members only',
  'unique, a link is sent to confirm it',
  'is told of each absence',
])('a demand in the notes is quoted: %s', (note) => {
  expect(criteriaOf('Required | Notes', `mail | yes | ${note}`)).toContain(`Met when: “${note}”`);
});

test('a value is quoted with its head, and what the test says already is not', () => {
  expect(criteriaOf('Required | Default', 'beds | yes | 10')).toContain('Met when: Default: “10”');
  for (const note of ['no', 'none', '–', 'free text', 'date and time'])
    expect(criteriaOf('Required | Notes', `mail | yes | ${note}`)).not.toContain('Met when');
  expect(criteriaOf('Required | Notes', 'no | yes | automatic, never reused')).toContain('never');
});

test.each([
  ...[
    'http://a/b',
    'km/h',
    'and / or',
    'n / d',
    'day / month / year',
    'town, street or area, full',
  ],
  ...['mobile or landline, with prefix', 'street, number, town', 'name, phone, relation'],
  ...['last watering, weeding, feeding', 'temperature, humidity, light', 'like oak / elm / ash'],
])('a note that lists no choices gives none: %s', (note) => {
  expect(criteriaOf('Required | Notes', `thing | yes | ${note}`)).not.toContain('chosen');
});

test.each([
  ['Notes', 'crown / bridge / full denture', '“crown”, “bridge”, “full denture”'],
  ['Notes', 'petrol/diesel/other', '“petrol”, “diesel”, “other”'],
  ['Notes', 'red, blue or green', '“red”, “blue”, “green”'],
  ['Notes', 'likely / possible / rare', '“likely”, “possible”, “rare”'],
  ['Notes', 'oak / elm / n/a', '“oak”, “elm”, “n/a”'],
  ['Type', 'm/f', '“m”, “f”'],
  ['Values', 'day / week', '“day”, “week”'],
  ['Options', 'S/M/L', '“S”, “M”, “L”'],
  ['Allowed', 'red, blue, green', '“red”, “blue”, “green”'],
])('below %s, choices are %s', (head, cell, things) => {
  expect(criteriaOf(`Required | ${head}`, `thing | yes | ${cell}`)).toContain(
    `only these can be chosen: ${things}.`,
  );
});

test.each([
  ['Field | Type | Notes', 'Long Meadow | hay | wet in spring'],
  ['Field | Notes', 'Long Meadow | wet in spring'],
  ['Field | Who', 'Biology | Dr Smith'],
  ['Name | Must | Notes', 'Payments | no | later'],
  ['Name | Required', 'Tent pegs | 12 per tent'],
  ['Column | Type | Description', 'Doing | open | somebody works on it'],
  ['Attribute | Values', 'Weight | 12 kg, 14 kg'],
])('things are no fields: | %s |', (heads, row) => {
  const table = `| ${heads} |\n|${'---|'.repeat(heads.split('|').length)}\n| ${row} |`;
  expect(fieldRows(read(table)).size).toBe(0);
  expect(fieldRows(read(`The fields we rent\n\n${table}`)).size).toBe(0);
});

test.each([
  ['Fields on the ticket', 'Field | Notes'],
  ['Data of a booking', 'Name | Type'],
  ['Felder der Buchung', 'Feld | Typ'],
  ['A list', 'Field name | Notes'],
  ['A list', 'Attribute | Format'],
])('a table is one of fields below “%s”: | %s |', (lead, heads) => {
  expect(fieldRows(read(`${lead}:\n\n| ${heads} |\n|---|---|\n| start | date |`)).size).toBe(1);
});

const tableOf = (...names: string[]) =>
  `| Field | Required |\n|---|---|\n${names.map((name) => `| ${name} | yes |\n`).join('')}`;
const draftedIn = (rows: string, opening?: string) =>
  draftsOf(sourceOf(read(rows, opening))).flatMap(({ nouns: [noun], isTabled, fields }) =>
    isTabled ? [`${noun}: ${fields.map(({ name }) => name).join(', ')}`] : [],
  );

test('each table is a record of its own', () => {
  const tables = `## Plot\n\n${tableOf('number', 'size')}\n## Tenant\n\n${tableOf('name', 'phone')}`;
  expect(draftedIn(tables)).toEqual(
    expect.arrayContaining(['Plot: number, size', 'Tenant: name, phone']),
  );
  const bare = `${tableOf('number', 'size')}\nAnd this:\n\n${tableOf('name', 'phone')}`;
  expect(draftedIn(bare).join('\n')).not.toContain('size, name');
});

test('a sentence above a table does not name its record', () => {
  const lead = 'Staff fill this in at the desk while the customer waits:';
  expect(draftedIn(`## Ticket\n\n${lead}\n\n${tableOf('part', 'price')}`)).toEqual([
    'Ticket: part, price',
  ]);
  expect(draftedIn(`Plot record\n\n${tableOf('part', 'price')}`)).toEqual(['Plot: part, price']);
  const club = 'An app for a swimming club. Teachers mark who came.';
  expect(draftedIn(tableOf('part', 'price'), club).join()).not.toMatch(/^(?:came|mark)/iu);
});

test.each([
  ['yes, always', 'is refused with'],
  ['no, but asked', 'is accepted'],
  ['yes, if it is a shop', 'only as the table says'],
  ['y for crowns', 'only as the table says'],
])('whether it is required, with a remark: %s', (cell, criterion) => {
  expect(criteriaOf('Required | Notes', `mail | ${cell} | `)).toContain(criterion);
});

test('what may be required is open', () => {
  expect(criteriaOf('Required | Notes', 'mail | maybe | ')).not.toContain('Saving without');
});

test.each([
  ['automatic', true],
  ['assigned automatically, from 100', true],
  ['auto (never reused)', true],
  ['automatic gearbox or manual', false],
  ['fully automatic', false],
])('nobody enters what is %s: %s', (note, isAutomatic) => {
  const [row] = fieldRows(
    read(`| Field | Required | Notes |\n|---|---|---|\n| a | yes | ${note} |`),
  ).values();
  expect(row?.isAutomatic).toBe(isAutomatic);
});
