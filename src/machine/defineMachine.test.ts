import { defineMachine, eventsOf, nextStatus, statusesOf, type Transitions } from './defineMachine';

const door = defineMachine({
  name: 'door',
  initial: 'closed',
  states: {
    closed: { opened: 'open', locked: 'locked' },
    open: { closed: 'closed' },
    locked: { unlocked: 'closed' },
  },
});

test('an accepted event leads to the status in the table', () => {
  expect(nextStatus(door, 'closed', 'opened')).toBe('open');
});

test.each([
  ['locked', 'opened'],
  ['nowhere', 'opened'],
  ['closed', 'toString'],
])('%s does not accept %s', (status, event) => {
  expect(nextStatus(door, status, event)).toBeUndefined();
});

test('statuses and events are listed once each, in table order', () => {
  expect(statusesOf(door)).toEqual(['closed', 'open', 'locked']);
  expect(eventsOf(door)).toEqual(['opened', 'locked', 'closed', 'unlocked']);
});

test('a transition to an unknown status is rejected by the compiler and at run time', () => {
  expect(() =>
    defineMachine({
      name: 'trap',
      initial: 'outside',
      // @ts-expect-error -- "inside" is no status
      states: { outside: { entered: 'inside' } },
    }),
  ).toThrow('Machine trap has a transition to "inside", which is not one of its statuses.');
});

test('a production build does not check the statuses again', () => {
  const states: Transitions = { on: {} };
  const environment = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  expect(() => defineMachine({ name: 'lamp', initial: 'off', states })).not.toThrow();
  environment.restore();
});

test('an unknown initial status is rejected', () => {
  const states: Transitions = { on: {} };
  expect(() => defineMachine({ name: 'lamp', initial: 'off', states })).toThrow('"off"');
});
