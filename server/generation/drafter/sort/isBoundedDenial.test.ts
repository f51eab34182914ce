import { sortIdea } from './sortIdea';

test.each([
  'A laundry log.\n\nNo bag goes to the laundry without a count.',
  'A piano app.\n\nCustomers never pay before the piano has been tuned.',
  'A gown app.\n\nNobody takes a second gown while one is still out.',
  'Eine Werkstatt-App.\n\nEin Gerät wird nie ohne Prüfung ausgegeben.',
  'Une application pour les ascenseurs.\n\nLe technicien ne peut pas marquer réparé sans une photo.',
])('a denial with a bound is a rule, not an exclusion: %j', (idea) => {
  expect(sortIdea(idea).statements.at(-1)?.kind).not.toBe('N');
});

test.each(['No chat, no forum.', 'No accounts.', 'We don’t want a map.'])(
  'a denial without a bound rules something out: %j',
  (sentence) => {
    const idea = `A laundry log.\n\nStaff count each bag. ${sentence}`;
    expect(sortIdea(idea).statements.at(-1)?.kind).toBe('N');
  },
);

test('what did not happen rules nothing out', () => {
  const { statements } = sortIdea(
    'Kick-off\n\nThe office checks each plan.\n\nRob stopped cheering but didn’t object.',
  );
  expect(statements.filter(({ kind }) => kind === 'N')).toEqual([]);
});

test.each([
  'Sleutels van het buurthuis.\n\nEen groep leent er één, hooguit 48 uur. Geen borg, geen slimme sloten.',
  'A laundry log.\n\nStaff count each bag. No deposit, nothing online.',
])('what only denies a thing is ruled out: %j', (idea) => {
  const { statements } = sortIdea(idea);
  expect(statements.slice(-2).map(({ kind }) => kind)).toEqual(['N', 'N']);
});

test.each([
  'We don’t want payments before 2027.',
  'Nobody needs a chat.',
  'Wir brauchen keine Zahlungen bis nächstes Jahr.',
])('what the authors do without is ruled out: %j', (sentence) => {
  const { statements } = sortIdea(`A laundry log.\n\nStaff count each bag.\n\n${sentence}`);
  expect(statements.at(-1)?.kind).not.toMatch(/^[GCR]$/u);
});
