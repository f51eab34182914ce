import { sortIdea } from '../sort/sortIdea';
import { readBrief } from './brief';
import { readOwnLists } from './ownLists';

const listsOf = (idea: string) => readOwnLists(readBrief(sortIdea(idea)));

test('the things that an idea counts and names again get its count', () => {
  const { thing } = listsOf(
    'A tool for a warehouse. The planner can assign one of 22 dock doors. The clerk can close a dock door.',
  );
  expect(thing).toMatchObject({ name: 'Door', count: 22 });
});

test.each([
  // Named once, too many for a screen, people, time.
  'A tool for a warehouse. The planner can assign one of 22 dock doors. The clerk can see a truck.',
  'A tool for a warehouse. The planner can assign one of 220 dock doors. The clerk can close a dock door.',
  'A tool for a warehouse. The clerk can call 22 planners. A planner can see a truck.',
  'A tool for a warehouse. The planner can assign a truck for 20 days. The clerk can see the days.',
])('%j counts nothing that a screen could show', (idea) => {
  expect(listsOf(idea).thing).toBeUndefined();
});

test('a list of states makes states, and a list of fields makes fields', () => {
  const { states, fields } = listsOf(
    'A tool for claims. An employee fills in a claim: supplier, amount, cost centre. A claim has a status: open, approved, rejected.',
  );
  expect(states).toEqual(['open', 'approved', 'rejected']);
  expect(fields).toEqual(['supplier', 'amount', 'cost centre']);
});

test('search criteria become filters, at most three', () => {
  const { filters } = listsOf(
    'A shop for wool. Customers can filter by colour, weight, fibre and price.',
  );
  expect(filters).toEqual(['colour', 'weight', 'fibre']);
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
  expect(listsOf(idea)).toMatchObject({ slotMinutes: minutes, day });
});
