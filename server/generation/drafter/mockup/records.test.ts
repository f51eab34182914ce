import { sortIdea } from '../sort/sortIdea';
import { readBrief } from './brief';
import { readRecords } from './records';

const recordsOf = (idea: string) => readRecords(readBrief(sortIdea(idea)));

test('what the idea speaks of most is what the list shows', () => {
  const { name, heading } = recordsOf(
    'A tool for a warehouse. The planner can assign one of the doors. The clerk can close a door.',
  );
  expect([name, heading]).toEqual(['Door', 'Doors']);
});

test.each([
  // People, time.
  'A tool for a warehouse. The clerk can call the planners. A planner can see a truck.',
  'A tool for a warehouse. The planner can assign a truck for 20 days. The clerk can see the days.',
])('%j is about no people and no time', (idea) => {
  expect(recordsOf(idea).name).not.toMatch(/planner|day|tool/i);
});

test('a list of states makes states, and a list of fields makes fields', () => {
  const { states, fields } = recordsOf(
    'A tool for claims. An employee fills in a claim: supplier, amount, cost centre. A claim has a status: open, approved, rejected.',
  );
  expect(states).toEqual(['open', 'approved', 'rejected']);
  expect(fields.map(({ name }) => name)).toEqual(['supplier', 'amount', 'cost centre']);
});

test('what somebody marks something as makes states; what a role does makes none', () => {
  const marked =
    'Users: drivers, cooks\n\nA driver marks each parcel as delivered, refused or lost.';
  expect(recordsOf(marked).states).toEqual(['delivered', 'refused', 'lost']);
  expect(recordsOf('Users: cooks\n\nCooks: repair, catalogue, put back').states).not.toContain(
    'repair',
  );
});

test('a sentence about what something has makes fields, with sample values in their range', () => {
  const { fields, items, columns } = recordsOf(
    'Operators log an event in the app. An event has a machine section, a severity from 1 to 4 and an owner. Leads close an event.',
  );
  expect(fields.map(({ name }) => name)).toEqual(['machine section', 'severity (1–4)', 'owner']);
  const place = columns.indexOf('severity (1–4)');
  expect(items.length).toBeGreaterThan(3);
  for (const { values } of items) expect(values[place]).toMatch(/^[1-4]$/u);
});

test.each([
  ['A tennis club. Members can book 30-minute slots between 9:00 and 17:00.', 30, [540, 1020]],
  ['A salon. Customers can book slots of 2 hours from 9am to 5:30pm.', 120, [540, 1050]],
  // No slot, and no day.
  [
    'A salon. Customers get a reminder 30 minutes before. It is open from 9:00 to 10:00.',
    undefined,
    undefined,
  ],
])('the slots and the day of %j', (idea, minutes, day) => {
  expect(recordsOf(idea).slots).toMatchObject({ minutes, day });
});
