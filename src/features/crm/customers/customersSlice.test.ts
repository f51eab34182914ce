import { opensDialog } from '../../../events/dialogOpened';
import type { UnknownAction } from '@reduxjs/toolkit';
import { describeMachine } from '../../../testing/describeMachine';
import type { RecordEditor } from '../records/state/recordsState';
import type { Customer } from './customer';
import { initialCustomerFields } from './customerForm';
import { customerEvents } from './customerEvents';
import {
  customerEditorBinding,
  customersReducer as reducer,
  customersState,
  selectFoundCustomers,
  type CustomersState,
} from './customersSlice';
import { sampleCustomers } from './sampleCustomers';

const samples = sampleCustomers(null);

const [first, second] = samples as [Customer, Customer];
const today = '2026-11-21';
const fields = { ...initialCustomerFields, name: 'Ada', email: 'ada@example.com', phone: '1' };

const run = (...actions: UnknownAction[]): CustomersState =>
  actions.reduce<CustomersState>(reducer, reducer(undefined, { type: '@@start' }));
const found = (customers: CustomersState) =>
  selectFoundCustomers({ customers }).map((customer) => customer);
const names = (customers: CustomersState) => found(customers).map(({ name }) => name);
const edited = (editor: RecordEditor) =>
  editor.status === 'editing' && editor.id === second.id ? second : first;

describeMachine(customerEditorBinding, reducer, {
  addRequested: () => customerEvents.addRequested(),
  editRequested: () => customerEvents.editRequested({ id: second.id }),
  added: () => customerEvents.added(fields, today),
  updated: (editor) => customerEvents.updated({ id: edited(editor).id, fields }),
  otherDialogOpened: () => ({ type: 'elsewhere/opened', ...opensDialog('elsewhere') }),
  cancelled: () => customerEvents.cancelled(),
  deleted: (editor) => customerEvents.deleted(edited(editor)),
  deletionUndone: () => customerEvents.deletionUndone({ ...first, id: 'gone' }),
});

test('a new customer has today as last contact, a value of 0 and is active', () => {
  const { payload } = customerEvents.added(fields, today);
  expect(payload).toMatchObject({
    ...fields,
    status: 'active',
    lastContact: today,
    totalValue: 0,
  });
  expect(customerEvents.added(fields, today).payload.id).not.toBe(payload.id);
});

test.each([
  ['a name', 'SARAH', 'Sarah Johnson'],
  ['a part of an address', '@harbor', 'Michael Chen'],
  ['a phone number', '7946', 'Amara Okafor'],
  ['a company', 'verdant', 'Priya Raman'],
  ['a name without its accents', 'fernandez', 'Lucía Fernández'],
  ['a name with its accents apart', 'Ferna\u0301ndez', 'Lucía Fernández'],
  ['an accent, and spaces around', '  émile ', 'Émile Laurent'],
])('the search finds %s', (_what, text, name) => {
  expect(names(run(customerEvents.searchTyped(text)))).toEqual([name]);
});

test('a search does not match across fields', () => {
  const state = reducer(
    customersState([{ ...first, name: 'Ada', email: 'b@example.com' }]),
    customerEvents.searchTyped('ada b'),
  );
  expect(found(state)).toEqual([]);
});

test('extending, shortening or replacing a search finds the same as a fresh search', () => {
  const start = reducer(undefined, { type: '@@start' });
  const sequence = ['a', 'am', 'ama', 'am', 'a', '', 'j', 'jo', 'xyz', 'jo'];
  sequence.reduce((state, text) => {
    const next = reducer(state, customerEvents.searchTyped(text));
    const fresh = samples.filter(({ name, email, phone, company }) =>
      [name, email, phone, company].some((field) => field.toLowerCase().includes(text)),
    );
    expect(found(next)).toEqual(fresh);
    return next;
  }, start);
});

test('an edited customer is found by its new values', () => {
  const state = run(
    customerEvents.searchTyped('ada'),
    customerEvents.editRequested({ id: first.id }),
    customerEvents.updated({ id: first.id, fields }),
  );
  expect(names(state)).toEqual(['Ada']);
});

test.each([
  ['is cleared where it would hide a customer just added', 'sarah', ''],
  ['stays where it finds a customer just added', ' ÁDA', ' ÁDA'],
])('the search %s', (_what, before, after) => {
  const state = run(
    customerEvents.searchTyped(before),
    customerEvents.addRequested(),
    customerEvents.added(fields, today),
  );
  expect(state.search).toBe(after);
  expect(names(state)).toContain('Ada');
});

test.each([
  ['is cleared where it would hide a customer just restored', 'ada', ''],
  ['stays where it finds a customer just restored', 'jo', 'jo'],
])('the search %s', (_what, before, after) => {
  const state = run(
    customerEvents.deleted(first),
    customerEvents.searchTyped(before),
    customerEvents.deletionUndone(first),
  );
  expect(state.search).toBe(after);
  expect(names(state)).toContain(first.name);
  const searched = reducer(state, customerEvents.searchTyped('ada'));
  expect(reducer(searched, customerEvents.deletionUndone(first))).toBe(searched);
});

test('sorts texts by locale and numbers by value, in both directions', () => {
  const up = run(customerEvents.sortPressed('name'));
  expect(names(up).slice(0, 4)).toEqual([
    'Amara Okafor',
    'Daniel Brooks',
    'Émile Laurent',
    'Jonas Weber',
  ]);
  const byValue = reducer(
    run(customerEvents.sortPressed('totalValue')),
    customerEvents.sortPressed('totalValue'),
  );
  expect(found(byValue)[0]?.totalValue).toBe(28950);
  expect(found(reducer(byValue, customerEvents.sortPressed('totalValue')))).toEqual(samples);
});

test('of 100,000 customers, another key searches only the previous matches', () => {
  const many = Array.from({ length: 100_000 }, (_, place) => ({
    ...first,
    id: `many-${String(place)}`,
    name: `Customer ${String(place)}`,
  }));
  const state = customersState(many);
  const typed = (search: string) => found({ ...state, search });
  typed('customer 9');
  const includes = jest.spyOn(String.prototype, 'includes');
  expect(typed('customer 99')).toHaveLength(1_111);
  expect(includes).toHaveBeenCalledTimes(11_111);
  expect(typed('customer 99999')).toHaveLength(1);
});
