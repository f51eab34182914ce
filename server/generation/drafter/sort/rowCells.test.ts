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
