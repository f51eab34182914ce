import { createAction, createSlice } from '@reduxjs/toolkit';
import { bindMachine } from './bindMachine';
import { defineMachine } from './defineMachine';

type Call =
  | { status: 'idle'; last: string | null }
  | { status: 'ringing'; caller: string }
  | { status: 'talking'; caller: string; words: number };

interface Phone {
  call: Call;
  history: string[];
}

const rang = createAction<string>('phone/rang');
const answered = createAction('phone/answered');
const spoke = createAction<{ caller: string; words: number }>('phone/spoke');
const hungUp = createAction('phone/hungUp');

const callMachine = defineMachine({
  name: 'call',
  initial: 'idle',
  states: {
    idle: { rang: 'ringing' },
    ringing: { answered: 'talking', hungUp: 'idle' },
    talking: { spoke: 'talking', hungUp: 'idle' },
  },
  conditions: { spoke: 'it is the caller' },
});

const initialState: Phone = { call: { status: 'idle', last: null }, history: [] };

const binding = bindMachine<Phone>()(
  callMachine,
  'call',
  { rang, answered, spoke, hungUp },
  { spoke: (from, action) => from.caller === action.payload.caller },
);

const { reducer } = createSlice({
  name: 'phone',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    binding.addTransitions(builder, {
      rang: (phone, action) => {
        phone.history.push(action.payload);
        return { status: 'ringing', caller: action.payload };
      },
      answered: (_phone, _action, from) => ({ status: 'talking', caller: from.caller, words: 0 }),
      spoke: (_phone, action, from) => ({ ...from, words: from.words + action.payload.words }),
      hungUp: (_phone, _action, from) => ({ status: 'idle', last: from.caller }),
    });
  },
});

test('an accepted event runs its handler, which may change the rest of the slice', () => {
  const ringing = reducer(initialState, rang('Ada'));
  expect(ringing).toEqual({ call: { status: 'ringing', caller: 'Ada' }, history: ['Ada'] });
  const talking = reducer(ringing, answered());
  expect(reducer(talking, spoke({ caller: 'Ada', words: 3 })).call).toEqual({
    status: 'talking',
    caller: 'Ada',
    words: 3,
  });
});

test('a rejected event, an unrelated action and an unmet condition keep the same reference', () => {
  expect(reducer(initialState, answered())).toBe(initialState);
  expect(reducer(initialState, { type: 'elsewhere' })).toBe(initialState);
  const talking = reducer(reducer(initialState, rang('Ada')), answered());
  expect(reducer(talking, spoke({ caller: 'Bob', words: 3 }))).toBe(talking);
});

test('the binding reports which events the slice accepts and which it rejects', () => {
  expect(binding.can(initialState, 'rang')).toBe(true);
  expect(binding.can(initialState, 'hungUp')).toBe(false);
  expect(binding.counts(initialState, rang('Ada'))).toBe(true);
  expect(binding.counts(initialState, hungUp())).toBe(false);
  expect(binding.counts(initialState, { type: 'elsewhere' })).toBe(true);
  const talking = reducer(reducer(initialState, rang('Ada')), answered());
  expect(binding.counts(talking, spoke({ caller: 'Ada', words: 3 }))).toBe(true);
  expect(binding.counts(talking, spoke({ caller: 'Bob', words: 3 }))).toBe(false);
  expect(binding.select(initialState)).toBe(initialState.call);
  expect(binding.rejectedEvent(initialState, hungUp())).toEqual({
    machine: 'call',
    status: 'idle',
    event: 'hungUp',
  });
  expect(binding.rejectedEvent(initialState, rang('Ada'))).toBeUndefined();
  expect(binding.rejectedEvent(initialState, { type: 'elsewhere' })).toBeUndefined();
});

test('the binding detects a status change that the table does not allow', () => {
  const ringing = reducer(initialState, rang('Ada'));
  expect(binding.transitionViolation(initialState, ringing, rang('Ada'))).toBeUndefined();
  expect(binding.transitionViolation(ringing, ringing, { type: 'elsewhere' })).toBeUndefined();
  expect(binding.transitionViolation(ringing, initialState, { type: 'elsewhere' })).toEqual({
    machine: 'call',
    from: 'ringing',
    to: 'idle',
    event: undefined,
  });
  expect(binding.transitionViolation(ringing, initialState, answered())).toEqual({
    machine: 'call',
    from: 'ringing',
    to: 'idle',
    event: 'answered',
  });
});

test('a handler that returns a status outside the table is an error', () => {
  const lamp = defineMachine({
    name: 'lamp',
    initial: 'off',
    states: { off: { switched: 'on' }, on: { switched: 'off' } },
  });
  interface Room {
    lamp: 'off' | 'on';
  }
  const switched = createAction('switched');
  const broken = createSlice({
    name: 'room',
    initialState: (): Room => ({ lamp: 'off' }),
    reducers: {},
    extraReducers: (builder) => {
      bindMachine<Room>()(lamp, 'lamp', { switched }).addTransitions(builder, {
        switched: () => 'off',
      });
    },
  });
  expect(() => broken.reducer(undefined, switched())).toThrow(
    'Machine lamp: switched led from off to off, the table says on.',
  );
});

test('a machine declares a condition for exactly the events that have one', () => {
  expect(() =>
    bindMachine<Phone>()(callMachine, 'call', { rang, answered, spoke, hungUp }),
  ).toThrow('Machine call names conditions for "spoke", not "".');
});

test('a table that lacks a status of the field does not type-check', () => {
  interface Line {
    call: Call | { status: 'held'; caller: string };
  }
  const conditions = { spoke: () => true };
  bindMachine<Line>()(
    callMachine,
    // @ts-expect-error -- the table has no status `held`
    'call',
    { rang, answered, spoke, hungUp },
    conditions,
  );
  bindMachine<Phone>()(callMachine, 'call', { rang, answered, spoke, hungUp }, conditions);
});

test('a production build does not check the conditions again', () => {
  const bind = () => bindMachine<Phone>()(callMachine, 'call', { rang, answered, spoke, hungUp });
  const environment = jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  expect(bind).not.toThrow();
  environment.restore();
});
