import { sortIdea } from './sortIdea';

test('minutes under numbered headings are sorted by these, and are no name', () => {
  const { name, statements } = sortIdea(
    'Minutes – crib project, 4 March\n\n1. Background\nWelders wait.\n\n2. What was agreed\n- Each tool gets a tag.\n\n3. Not agreed\n- Whether guests may borrow.\n\n4. Out of scope\nTracking of people.',
  );
  expect(name).toBeUndefined();
  const kindOf = (text: string) => statements.find((one) => one.text.startsWith(text))?.kind;
  expect(['Welders', 'Each tool', 'Whether', 'Tracking'].map(kindOf)).toEqual(['B', 'R', 'B', 'N']);
});

test('Austrian months are months', () => {
  const { statements } = sortIdea(
    'Eine App für den Verein. Die erste Fassung muss am 17. Jänner laufen.',
  );
  expect(statements.at(-1)?.text).toBe('Die erste Fassung muss am 17. Jänner laufen');
});
