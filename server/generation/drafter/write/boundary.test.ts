import { sortIdea } from '../sort/sortIdea';
import { checksOf } from './acceptance';

test.each([
  // A time of day, a deadline, a length, a warranty, and what the words allow only so often.
  [
    'The hall opens between 15:00 and 20:00.',
    '“between 15:00 and 20:00”: so from its first to its last minute, and not a minute before or after.',
  ],
  // A limit whose precision is open.
  [
    'Contractors upload an insurance of at least £5m.',
    '“at least £5m”: the stated value itself is allowed, the nearest one beyond it is not.',
  ],
  [
    'Members have 14 days to accept, otherwise it goes to the next one.',
    '“14 days”: 14 days is still allowed, 15 days is not.',
  ],
  [
    'Customers choose a pickup slot of 15 minutes.',
    '“15 minutes”: exactly this value, nothing near it.',
  ],
  [
    'A tour app. The guests may cancel up to 1 day before.',
    '“up to 1 day”: in time with 1 day left, too late with 23 h 59 min left.',
  ],
  [
    'Coaches book a pitch up to 2 weeks ahead.',
    '“up to 2 weeks”: 2 weeks is still allowed, 2 weeks and 1 day is not.',
  ],
  [
    'Guests can bring only 2 friends.',
    '“2 friends”: 2 friends is still allowed, 3 friends is not.',
  ],
  [
    'Under 12s pay half the price.',
    '“Under 12s”: with 11, “pay half the price”; with 12, this does not apply.',
  ],
  ['The app shows a light for 3 mm and 5 mm.', '“3 mm”, “5 mm”: the test uses this value.'],
  [
    'The app logs the heat, accuracy ±0.3 °C.',
    '“±0.3 °C”: 0.3 °C is still allowed, 0.31 °C is not.',
  ],
  [
    'If a guest cancels later than 2 hours before the slot we charge a fee.',
    '“later than 2 hours”: with 1 h 59 min, “we charge a fee”; with 2 hours, this does not apply.',
  ],
  [
    'Members cannot cancel later than 24 hours before the class.',
    '“later than 24 hours”: in time with 24 hours left, too late with 23 h 59 min left.',
  ],
  [
    'Members can book no earlier than 7 days before the class.',
    '“no earlier than 7 days”: 7 days is still allowed, 8 days is not.',
  ],
  [
    'A donor cannot book again before 8 weeks.',
    '“before 8 weeks”: 8 weeks is enough, 8 weeks less 1 day is not.',
  ],
  [
    'Les membres ne peuvent réserver que 4 places par jour.',
    '« 4 places par jour » : 4 places est encore admis, 5 places ne l’est plus.',
  ],
  [
    'An invoice app. After 14 days a polite reminder goes out.',
    '“After 14 days”: not yet at 13 days, due at 14 days.',
  ],
  ['The app plans two guards per tower.', '“two guards per tower”: the test uses this value.'],
  [
    'The app shows a rating. New players start the app with 1200 points.',
    '“1200 points”: exactly this value, nothing near it.',
  ],
])('of the numbers in %j', (idea, check) => {
  const workbook = sortIdea(idea);
  expect(workbook.statements.flatMap((one) => checksOf(workbook, one))).toContainEqual(check);
});

test.each([
  'Members search by name or maker (people call it five different things).',
  'Two things: guards can swap shifts.',
  'The system warns if somebody has less than 11 hours between two shifts.',
])('of a number that nothing has to keep to in %j', (idea) => {
  const workbook = sortIdea(idea);
  const checks = workbook.statements.flatMap((one) => checksOf(workbook, one));
  expect(checks.join()).not.toMatch(/counted|of this size|exact value/u);
});
