import { sortIdea } from './sortIdea';

test('minutes under numbered headings are sorted by these, and are no name', () => {
  const { name, statements } = sortIdea(
    'Minutes – crib project, 4 March\n\n1. Background\nWelders wait.\n\n2. What was agreed\n- Each tool gets a tag.\n\n3. Not agreed\n- Whether guests may borrow.\n\n4. Out of scope\nTracking of people.',
  );
  expect(name).toBeUndefined();
  const kindOf = (text: string) => statements.find((one) => one.text.startsWith(text))?.kind;
  expect(['Welders', 'Each tool', 'Whether', 'Tracking'].map(kindOf)).toEqual(['B', 'R', 'B', 'N']);
});

test('a table says who does what and how urgent it is, in any of its columns', () => {
  const { roles, statements } = sortIdea(
    '| No. | Who | What | Priority |\n|---|---|---|---|\n| 1 | Nurse | Sees the temperature | must |\n| 2 | System | Keeps readings | could |\n| 3 | Auditor | Downloads the readings | should |',
  );
  expect(roles.map(({ text }) => text)).toEqual(['Nurse', 'Auditor']);
  const [heads, ...rows] = statements;
  expect(heads?.kind).toBe('B');
  expect(rows.map(({ priority }) => priority)).toEqual(['must', 'could', 'should']);
});

test('Austrian months are months', () => {
  const { statements } = sortIdea(
    'Eine App für den Verein. Die erste Fassung muss am 17. Jänner laufen.',
  );
  expect(statements.at(-1)?.text).toBe('Die erste Fassung muss am 17. Jänner laufen');
});
