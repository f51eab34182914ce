import { draftDocument } from '../draftDocument';

test.each(['—', '-', ''])('a row whose last cell is %j keeps the others', (cell) => {
  const idea = `A gym.\n\n| Topic | What we want | Priority |\n|---|---|---|\n| Booking | Members book a slot. | High |\n| Reports | The manager sees weekly reports. | ${cell} |`;
  expect(draftDocument('prd', idea)).toContain('The manager sees weekly reports');
});
