import { createAction, createSlice } from '@reduxjs/toolkit';
import { bindRecordMachine } from './bindRecordMachine';
import { defineMachine } from './defineMachine';

interface Lamp {
  id: string;
  isOn: boolean;
}

const switchedOn = createAction<{ id: string }>('lamp/switchedOn');
const switchedOff = createAction<{ id: string }>('lamp/switchedOff');

const lampMachine = defineMachine({
  name: 'lamp',
  initial: 'off',
  states: { off: { switchedOn: 'on' }, on: { switchedOff: 'off' } },
});

const binding = bindRecordMachine<Lamp>()(lampMachine, (lamp) => (lamp.isOn ? 'on' : 'off'), {
  switchedOn,
  switchedOff,
});

const desk: Lamp = { id: 'desk', isOn: false };
const hall: Lamp = { id: 'hall', isOn: true };
const initialState = { records: [desk, hall] };

const reducerWith = (on: (lamp: Lamp) => void) =>
  createSlice({
    name: 'lamps',
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      binding.addTransitions(builder, {
        switchedOn: on,
        switchedOff: (lamp) => {
          lamp.isOn = false;
        },
      });
    },
  }).reducer;

const reducer = reducerWith((lamp) => {
  lamp.isOn = true;
});

test('an accepted event changes its record and no other', () => {
  const state = reducer(initialState, switchedOn({ id: 'desk' }));
  expect(state.records[0]).toEqual({ id: 'desk', isOn: true });
  expect(state.records[1]).toBe(hall);
  expect(reducer(state, switchedOff({ id: 'desk' })).records[0]?.isOn).toBe(false);
});

test('a rejected event, a missing record and an unrelated action keep the same reference', () => {
  expect(reducer(initialState, switchedOn({ id: 'hall' }))).toBe(initialState);
  expect(reducer(initialState, switchedOn({ id: 'cellar' }))).toBe(initialState);
  expect(reducer(initialState, { type: 'elsewhere' })).toBe(initialState);
});

test('the binding reports which events a record accepts and which it rejects', () => {
  expect(binding.can(desk, 'switchedOn')).toBe(true);
  expect(binding.can(hall, 'switchedOn')).toBe(false);
  expect(binding.rejectedEvent(initialState, switchedOn({ id: 'hall' }))).toEqual({
    machine: 'lamp',
    status: 'on',
    event: 'switchedOn',
  });
  expect(binding.rejectedEvent(initialState, switchedOff({ id: 'cellar' }))).toEqual({
    machine: 'lamp',
    status: 'absent',
    event: 'switchedOff',
  });
  expect(binding.rejectedEvent(initialState, switchedOn({ id: 'desk' }))).toBeUndefined();
  expect(binding.rejectedEvent(initialState, { type: 'elsewhere' })).toBeUndefined();
  expect(binding.counts(initialState, switchedOn({ id: 'desk' }))).toBe(true);
  expect(binding.counts(initialState, switchedOn({ id: 'hall' }))).toBe(false);
});

test('a handler that returns a status outside the table is an error', () => {
  const broken = reducerWith(() => undefined);
  expect(() => broken(initialState, switchedOn({ id: 'desk' }))).toThrow(
    'Machine lamp: switchedOn led to off, the table says on.',
  );
});

test('the binding detects a record whose status change the table does not allow', () => {
  const lit = reducer(initialState, switchedOn({ id: 'desk' }));
  expect(
    binding.transitionViolation(initialState, lit, switchedOn({ id: 'desk' })),
  ).toBeUndefined();
  expect(binding.transitionViolation(lit, lit, { type: 'elsewhere' })).toBeUndefined();
  const fault = { machine: 'lamp', from: 'off', to: 'on' };
  expect(binding.transitionViolation(initialState, lit, { type: 'elsewhere' })).toEqual({
    ...fault,
    event: undefined,
  });
  expect(binding.transitionViolation(initialState, lit, switchedOn({ id: 'hall' }))).toEqual({
    ...fault,
    event: undefined,
  });
  expect(binding.transitionViolation(initialState, lit, switchedOff({ id: 'desk' }))).toEqual({
    ...fault,
    event: 'switchedOff',
  });
  const renamed = { records: [{ ...desk, id: 'table' }, hall] };
  expect(binding.transitionViolation(initialState, renamed, { type: 'elsewhere' })).toBeUndefined();
  const same = { records: [desk, { ...hall }] };
  expect(binding.transitionViolation(initialState, same, { type: 'elsewhere' })).toBeUndefined();
});
