import { sortIdea } from '../sort/sortIdea';
import { lending as lendingType } from '../types/lending';
import { textsOf } from '../types/textsOf';
import { readBrief } from './brief';
import { readRecords } from './records';
import { slotsOf } from './slots';

const lending = { ...lendingType, texts: textsOf(lendingType, 'en') };
const recordsOf = (idea: string) =>
  readRecords(readBrief({ ...sortIdea(idea), type: lending, isTypeSure: true }));
const statesOf = (idea: string) => readBrief(sortIdea(idea)).states;

test('a type that is not sure gives a longer idea no records', () => {
  const workbook = sortIdea(
    'Our drill club wants a place where the members write down what they did with a drill in the week.',
  );
  expect(readRecords(readBrief({ ...workbook, type: lending, isTypeSure: false }))).toBeUndefined();
  expect(readRecords(readBrief({ ...workbook, type: undefined }))).toBeUndefined();
});

test('the states of an idea whose type is not sure make a board', () => {
  const workbook = sortIdea(
    'Each case walks through our stations: plaster, casting, ceramics, final check. A technician scans the tray of a case and moves it on to the next bench.',
  );
  const records = readRecords(readBrief({ ...workbook, type: undefined }));
  expect(records).toMatchObject({ shell: 'board', isSample: false });
  expect(records?.states).toEqual(['plaster', 'casting', 'ceramics', 'final check']);
});

test('samples stand only where they have to do with the idea', () => {
  expect(recordsOf('tool library')?.items[0]?.title).toBe(lending.texts.records[0]?.title);
  expect(
    recordsOf(
      'Our village museum lends boxes of old objects to the primary schools of the valley for a week.',
    ),
  ).toBeUndefined();
});

test('samples have no word of what the idea leaves out', () => {
  const titles = recordsOf('A tool library. No drill, no ladder.')?.items.map(({ title }) => title);
  expect(titles).toContain('Party tent');
  expect(titles?.join()).not.toMatch(/drill|ladder/i);
});

test.each([
  [
    'A tool for claims. An employee fills in a claim: supplier, amount, cost centre. A claim has a status: open, approved, rejected.',
    ['open', 'approved', 'rejected'],
  ],
  [
    'Users: drivers, cooks\n\nA driver marks each parcel as delivered, refused or lost.',
    ['delivered', 'refused', 'lost'],
  ],
  [
    'Inspectors check scaffolds.\n\nThe result: green (safe), amber (restricted, with text), red (do not use)',
    ['green', 'amber', 'red'],
  ],
  ['Users: cooks\n\nCooks: repair, catalogue, put back', []],
])('the states in %j', (idea, states) => {
  expect(statesOf(idea)).toEqual(states);
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
  expect(slotsOf(readBrief(sortIdea(idea)))).toMatchObject({ minutes, day });
});
