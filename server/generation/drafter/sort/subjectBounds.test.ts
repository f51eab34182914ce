import { sortIdea } from './sortIdea';

const actorOf = (words: string) =>
  sortIdea(`A lesson planner. Guests book a lesson. Coaches mark the level. ${words}.`)
    .statements.at(-1)
    ?.actor?.text.toLowerCase();

test.each([
  ['It would be lovely if at the end I could see who our best guests are', undefined],
  ['When a guest is added to a full group, the system offers the next one', undefined],
  ['When a guest checks out, the coach writes a report', 'coaches'],
  ['Once a guest accepts, they pay a deposit', 'guests'],
  ['The form shows the time and whether the guest brings a child', undefined],
  ['The guest is notified by text', undefined],
  ['The guest is invited and confirms the hour', 'guests'],
])('who acts is the subject of the main clause: %s', (words, actor) => {
  expect(actorOf(words)).toBe(actor);
});

test('behind a condition, the German subject follows its verb', () => {
  const { statements } = sortIdea(
    'Gäste buchen einen Platz. Der Platzwart mäht. Wenn ein Gast absagt, bekommt der Platzwart eine Nachricht.',
  );
  expect(statements.at(-1)?.actor?.text).toBe('Platzwart');
});
