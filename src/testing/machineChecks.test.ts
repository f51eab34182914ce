import { createAction, createSlice, type Action, type Reducer } from '@reduxjs/toolkit';
import { bindMachine } from '../machine/bindMachine';
import { defineMachine } from '../machine/defineMachine';
import { machineChecks } from './machineChecks';

interface House {
  door: 'shut' | 'open' | 'locked';
}

const matchers = {
  opened: createAction('door/opened'),
  closed: createAction('door/closed'),
  locked: createAction('door/locked'),
  unlocked: createAction('door/unlocked'),
};

const states = {
  shut: { opened: 'open', locked: 'locked' },
  open: { closed: 'shut' },
  locked: { unlocked: 'shut' },
} as const;

const bind = bindMachine<House>();
const door = bind(defineMachine({ name: 'door', initial: 'shut', states }), 'door', matchers);

const { reducer } = createSlice({
  name: 'house',
  initialState: (): House => ({ door: 'shut' }),
  reducers: {},
  extraReducers: (builder) => {
    door.addTransitions(builder, {
      opened: () => 'open',
      closed: () => 'shut',
      locked: () => 'locked',
      unlocked: () => 'shut',
    });
  },
});

/** The names of the checks that fail for a table, a reducer and samples. */
function failuresOf(
  binding: Parameters<typeof machineChecks<House, House['door']>>[0],
  reduce: Reducer<House> = reducer,
  samples: Record<string, () => Action> = matchers,
): string[] {
  return machineChecks(binding, reduce, samples).flatMap(({ name, run }) => {
    try {
      run();
      return [];
    } catch {
      return [name];
    }
  });
}

test('a sound machine passes', () => {
  expect(failuresOf(door)).toEqual([]);
});

test('an unreachable status fails', () => {
  const broken = defineMachine({
    name: 'door',
    initial: 'shut',
    states: { ...states, bricked: { unlocked: 'shut' } },
  });
  expect(failuresOf(bind(broken, 'door', matchers))).toEqual([
    'has a path from the initial status to every other',
    'the shortest path to bricked leads there',
    'bricked on opened: refused',
    'bricked on locked: refused',
    'bricked on closed: refused',
    'bricked on unlocked: shut',
  ]);
});

test('a status without a path back fails', () => {
  const broken = defineMachine({
    name: 'door',
    initial: 'shut',
    states: { ...states, locked: { unlocked: 'locked' } },
  });
  expect(failuresOf(bind(broken, 'door', matchers))).toEqual([
    'has a path from every status back to the initial one',
    'locked on unlocked: locked',
  ]);
});

test('a reducer that ignores a transition of the table fails', () => {
  const broken = defineMachine({
    name: 'door',
    initial: 'shut',
    states: { ...states, open: { closed: 'shut', locked: 'locked' } },
  });
  expect(failuresOf(bind(broken, 'door', matchers))).toEqual(['open on locked: locked']);
});

test('a reducer that accepts an event that the table rejects fails', () => {
  const slammed: Reducer<House> = (house, action) =>
    matchers.locked.match(action) ? { door: 'locked' } : reducer(house, action);
  expect(failuresOf(door, slammed)).toEqual([
    'open on locked: refused',
    'locked on locked: refused',
  ]);
});

test('a reducer that copies the state on a rejected event fails', () => {
  const copied: Reducer<House> = (house, action) => ({ ...reducer(house, action) });
  expect(failuresOf(door, copied)).toEqual([
    'shut on closed: refused',
    'shut on unlocked: refused',
    'open on opened: refused',
    'open on locked: refused',
    'open on unlocked: refused',
    'locked on opened: refused',
    'locked on locked: refused',
    'locked on closed: refused',
  ]);
});

test('a reducer whose initial status is not that of the table fails', () => {
  const ajar: Reducer<House> = (house = { door: 'open' }, action) => reducer(house, action);
  expect(failuresOf(door, ajar)).toContain('starts where the table says');
});

test('an event without a sample fails, and so does a sample without an event', () => {
  const { unlocked, ...missing } = matchers;
  expect(failuresOf(door, reducer, missing)).toEqual([
    'has a sample of every event',
    'shut on unlocked: refused',
    'open on unlocked: refused',
    'locked on unlocked: shut',
  ]);
  expect(failuresOf(door, reducer, { ...matchers, burned: unlocked })).toEqual([
    'has a sample of every event',
  ]);
});

test('a binding that does not report a rejected event fails', () => {
  expect(failuresOf({ ...door, rejectedEvent: () => undefined })).toEqual([
    'shut on closed: refused',
    'shut on unlocked: refused',
    'open on opened: refused',
    'open on locked: refused',
    'open on unlocked: refused',
    'locked on opened: refused',
    'locked on locked: refused',
    'locked on closed: refused',
  ]);
});

test('a binding that reports an accepted event fails', () => {
  const suspicious: typeof door.rejectedEvent = (house, action) =>
    door.rejectedEvent(house, action) ?? { machine: 'door', status: house.door, event: 'any' };
  expect(failuresOf({ ...door, rejectedEvent: suspicious })).toEqual([
    'shut on opened: open',
    'shut on locked: locked',
    'open on closed: shut',
    'locked on unlocked: shut',
  ]);
});
