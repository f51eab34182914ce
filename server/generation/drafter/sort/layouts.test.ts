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

test('a cross denies no rule and no complaint', () => {
  const kindsIn = (idea: string) => sortIdea(idea).statements.map(({ kind }) => kind);
  expect(
    kindsIn('A hall.\n\n✅ Members can book\n❌ Members cannot cancel after noon').at(-1),
  ).toBe('C');
  expect(kindsIn('Pain points:\n❌ staff retype every order\n✅ the phone works')).not.toContain(
    'N',
  );
});

test('an item with a cross is ruled out', () => {
  const { statements } = sortIdea(
    'A kitchen page.\n\n✔ cooks see the plates\n✘ zakat\n❌ donations',
  );
  expect(statements.slice(1).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'R cooks see the plates',
    'N zakat',
    'N donations',
  ]);
});
