import { draftDocument } from '../draftDocument';
import { sortIdea } from './sortIdea';

test.each(['—', '-', ''])('a row whose last cell is %j keeps the others', (cell) => {
  const idea = `A gym.\n\n| Topic | What we want | Priority |\n|---|---|---|\n| Booking | Members book a slot. | High |\n| Reports | The manager sees weekly reports. | ${cell} |`;
  expect(draftDocument('prd', idea)).toContain('The manager sees weekly reports');
});

test('below `Required`, `no` rules out nothing', () => {
  const { statements } = sortIdea(
    'A register for a vet.\n\n| Field | Type | Required |\n|---|---|---|\n| Animal name | text | yes |\n| Due date | date | no |',
  );
  expect(statements.map(({ kind }) => kind)).not.toContain('N');
});

test('in a table that compares, only the column that tells how it shall be is asked for', () => {
  const { statements } = sortIdea(
    'A web shop for glass eyes.\n\n| | them | us |\n|---|---|---|\n| finding | by article number | customers search by species and diameter |\n| returns | customers return nothing | customers return a pair within 30 days |',
  );
  expect(statements.slice(1).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'B finding | by article number',
    'R customers search by species and diameter',
    'B returns | customers return nothing',
    'R customers return a pair within 30 days',
  ]);
});

test('numbers to be reached are not parted from what they measure', () => {
  const { statements } = sortIdea(
    'A tide site.\n\n## Measures\n\n| measure | now | target |\n|---|---|---|\n| days to publish a correction | 9 | 1 |',
  );
  expect(statements.at(-1)?.text).toBe('days to publish a correction | 9 | 1');
});

test.each([
  'A shop for books.\n\n| Title | Used | New |\n|---|---|---|\n| Dune | 4 € | 12 € |',
  'A kitchen.\n\n| Cake | Today | Tomorrow |\n|---|---|---|\n| Plum | 12 | 8 |',
  'A club.\n\n| Topic | Ours | Competitor |\n|---|---|---|\n| Reminders | a text the evening before | no text at all |',
])('a table of values, or whose own column is not the last, compares nothing: %j', (idea) => {
  expect(sortIdea(idea).statements.at(-1)?.text).toMatch(/\|/u);
});
