import { draftDocument } from '../draftDocument';
import { en } from './words/en';

const idea = `Berth booking for a marina.

The office books a berth for a guest.

Booking: reference, boat name, season (low / mid / high), state (held / paid / left)`;

test('a line that defines a record has its fields, options and states as criteria and in the table of data', () => {
  const frd = draftDocument('frd', idea);
  const filled = (template: string, things: string) => template.replace('{things}', things);
  expect(frd).toContain(filled(en.criteria.entered, '“reference”, “boat name”, “season”'));
  expect(frd).toContain(filled(en.criteria.choice, '“low”, “mid”, “high”'));
  expect(frd).toContain(filled(en.criteria.states, '“held”, “paid”, “left”'));
  expect(frd).toContain('“Booking” · Fields: “reference”, “boat name”, “season”');
  expect(frd).toContain('“Booking” · States: “held”, “paid”, “left”');
});

test('what is ruled out, and a list behind the name of a section, defines no record', () => {
  const frd = draftDocument(
    'frd',
    'Berths of a marina.\n\nUsers: members, wardens, guests (day / week / season)\n\n## Out of scope\n- Reports: name, format (pdf / csv / xls), date',
  );
  expect(frd).not.toContain('· Fields:');
  expect(frd).not.toContain('“format”,');
});
