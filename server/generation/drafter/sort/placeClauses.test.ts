import { sortIdea } from './sortIdea';

test('minutes: how it is now, tasks and verdicts are no requirements, and a decision joins what it decides', () => {
  const { statements } = sortIdea(
    `Minutes, 12 November

1. Current situation: Bookings come in by phone. Sofie copies them all to one calendar.

2. New system
- Customers choose a room and pay online. Agreed.
- Loyalty points: rejected.

3. Actions: Dana asks for two quotes. Sofie collects the room texts.`,
  );
  expect(
    statements.filter(({ kind }) => kind !== 'B').map(({ kind, text }) => [kind, text]),
  ).toEqual([
    ['R', 'Customers choose a room and pay online. Agreed'],
    ['N', 'Loyalty points: rejected'],
  ]);
});
