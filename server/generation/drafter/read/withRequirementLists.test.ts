import { sortIdea } from '../sort/sortIdea';

const statementsIn = (idea: string) =>
  sortIdea(idea).statements.map(({ kind, priority, text, isUndecided }) =>
    [kind, priority, isUndecided ? '?' : undefined, text].filter(Boolean).join(' '),
  );

const rows = [
  ['No', 'Topic', 'What we need', 'Who', 'Prio'],
  ['1', 'Check-out', 'Researchers take a tube out and book it back in.', 'Researchers', 'A'],
  ['2', 'Thaw limit', 'After 5 thaws the tube is marked degraded', 'System', 'A'],
  ['3', 'Labels', 'Staff print labels that survive -80 °C', 'Freezer manager', 'C'],
  ['4', 'Sequencing results', 'We do not keep them in here', '-', 'out'],
  ['5', 'Backup', 'Who gets the key to the backup freezer', '?', '?'],
];

test.each([
  ['with tabs', rows.map((row) => row.join('\t')).join('\n')],
  [
    'in Markdown',
    rows
      .map((row) => `| ${row.join(' | ')} |`)
      .toSpliced(1, 0, '|---|---|---|---|---|')
      .join('\n'),
  ],
])('a table of requirements %s is a list by priority', (_, table) => {
  const idea = `A register of frozen tubes.\n\n${table}\n\nWe bought the freezers in 2019.`;
  const statements = statementsIn(idea);
  expect(statements).toEqual(
    expect.arrayContaining([
      'R must Check-out: Researchers take a tube out and book it back in (Who: Researchers)',
      'R must Thaw limit: After 5 thaws the tube is marked degraded (Who: System)',
      'R could Labels: Staff print labels that survive -80 °C (Who: Freezer manager)',
      'N Sequencing results: We do not keep them in here',
    ]),
  );
  expect(statements.find((one) => one.includes('Who gets the key'))).toMatch(/^B \? /u);
  // What follows the table has no priority.
  expect(statements.at(-1)).toMatch(/^B We bought the freezers in 2019$/u);
  expect(sortIdea(idea).roles.map(({ text }) => text)).toContain('Researchers');
});

test.each([
  [
    'records',
    '| Ticket | Priority | Text |\n|---|---|---|\n| 1 | A | The heating in room 3 does not start |\n| 2 | B | The door of the shed is open |\n| 3 | C | The hull of the boat leaks again |',
  ],
  [
    'fields',
    '| Field | Wish | Required |\n|---|---|---|\n| e-mail | it must be unique for us | yes |\n| name | staff can change it at once | yes |\n| note | it can be left empty here | no |',
  ],
  [
    'rights',
    '| Role | Needs | Must not |\n|---|---|---|\n| Member | books a boat for a day | see payments |\n| Master | adds boats and edits them | delete members |\n| Treasurer | sees all payments of a year | book a boat |',
  ],
])('a table of %s stays a table', (_, table) => {
  const { statements } = sortIdea(`A club for boats.\n\n${table}`);
  expect(statements.filter(({ cells }) => cells.length > 0).length).toBeGreaterThan(2);
});

test('a bar behind a backslash and an empty cell belong to their row', () => {
  const table =
    '| Topic | What we need | Prio |\n|---|---|---|\n| Search | Members can choose sail \\| motor boats | A |\n| | Members can filter the boats by size | A |\n| Mail | The app sends a reminder each day | |';
  const { statements } = sortIdea(`A club for boats.\n\n${table}`);
  expect(statements.map(({ kind, priority }) => [kind, priority]).slice(-3)).toEqual([
    ['R', 'must'],
    ['R', 'must'],
    ['R', undefined],
  ]);
});
