import { findRequirements } from './requirements';

const idsOf = (text: string) => findRequirements(text).map(({ id }) => id);

describe('a requirement is recognised by its number', () => {
  test.each([
    ['an item', '- R1 Sends a mail', 'R1', 'Sends a mail'],
    ['bold with a colon', '- **FR-1**: The system shall send', 'FR-1', 'The system shall send'],
    [
      'bold including the colon',
      '* **FR-2:** The system shall send',
      'FR-2',
      'The system shall send',
    ],
    ['brackets', '[REQ-7] The system shall send', 'REQ-7', 'The system shall send'],
    ['a heading', '### R3 Sends a mail', 'R3', 'Sends a mail'],
    ['a task', '- [ ] NFR 4. Pages load in 2 s', 'NFR 4', 'Pages load in 2 s'],
    [
      'a decimal number with an obligation',
      '3.1.2 The app must lock',
      '3.1.2',
      'The app must lock',
    ],
    [
      'a prefix of its own below requirements',
      '# Plan\n## Requirements\n- SEC-1 Log in',
      'SEC-1',
      'Log in',
    ],
  ])('%s', (_name, text, id, words) => {
    expect(findRequirements(text)).toMatchObject([{ id, text: words }]);
  });

  test.each([
    [
      'other ids',
      '- U1 Owners\n- G1 Grow\n- C1 Cheap\n- N1 No ads\n- B1 Once\n- Q1 Who?\n- S1 Maybe',
    ],
    ['a chapter', '3.1 Overview'],
    ['a decimal in prose', 'Version\n1.5 million users are expected'],
    ['code', '```\nR1 never\n```'],
    ['another section', '## Risks\n- SEC-1 Theft'],
    ['a numbered list elsewhere', '## Goals\n1. Grow'],
  ])('not %s', (_name, text) => {
    expect(idsOf(text)).toEqual([]);
  });
});

test('reads table rows by the column titles', () => {
  const text = [
    '| ID | Area | Requirement | Priority |',
    '|----|------|-------------|----------|',
    '| FR-1 | A very long name of an area | Lists \\| filters | Must |',
    '| FR-2 | Mail | **Sends** | Should |',
  ].join('\n');
  expect(findRequirements(text)).toMatchObject([
    { id: 'FR-1', text: 'Lists | filters', priority: 'Must' },
    { id: 'FR-2', text: 'Sends', priority: 'Should' },
  ]);
});

test('reads a whole table row whose first cell begins with a number', () => {
  const text = [
    '| What | Fee | Notes | Priority |',
    '| --- | --- | --- | --- |',
    '| R1 Car | £9.00 |  | Must |',
    '| X1 free and paid | A | B | |',
  ].join('\n');
  expect(findRequirements(text)).toMatchObject([
    { id: 'R1', text: 'Car · £9.00 · Must', priority: 'Must' },
  ]);
});

test('reads the text below a heading up to the next one', () => {
  const text = [
    '## Requirements',
    '### FR-1: Lending',
    'The system shall lend a tool.',
    'Priority: High',
    'Given a tool, when it is lent, then it is away.',
    '## Notes',
    'Nothing.',
  ].join('\n');
  expect(findRequirements(text)).toEqual([
    {
      id: 'FR-1',
      text: 'Lending',
      description: 'The system shall lend a tool.',
      section: 'Requirements',
      priority: 'High',
      criteria: ['Given a tool, when it is lent, then it is away.'],
      start: 16,
      length: 17,
    },
  ]);
});

test('R3.1 is a criterion of R3, FR-3.1 a requirement', () => {
  const [first, ...others] = findRequirements(
    '### R3 Lends\n- R3.1 7 days pass\n\n- FR-3 A\n- FR-3.1 B',
  );
  expect(first).toMatchObject({ id: 'R3', criteria: ['R3.1 7 days pass'] });
  expect(others.map(({ id }) => id)).toEqual(['FR-3', 'FR-3.1']);
});

test('numbers repeated in the lists of two sections are distinguished by the section', () => {
  const text = '# A\n## Features: web\n1. One\n2. Two\n## Features: mail\n1. Three';
  expect(idsOf(text)).toEqual(['1', '2', 'Features: mail 1']);
});

test('a second line of the same number is a mention', () => {
  expect(idsOf('- R1 Sends\n- R2 Lists\n\n## Trace\n- R1 see G1')).toEqual(['R1', 'R2']);
});

test.each([
  ['- R1 [Must] Sends', 'Must'],
  ['- R1 Sends (P1)', 'P1'],
  ['- R1 Sends. Priority: High', 'High'],
  ['- R1 Sends', ''],
])('reads the priority of %s', (text, priority) => {
  expect(findRequirements(text)[0]?.priority).toBe(priority);
});

test('an offset leads to its line', () => {
  const text = 'Intro 😀\n\n- R1 Sends';
  const [{ start, length } = { start: 0, length: 0 }] = findRequirements(text);
  expect(text.slice(start, start + length)).toBe('- R1 Sends');
});
