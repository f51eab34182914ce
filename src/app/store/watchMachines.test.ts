import { configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { dialogDismissed } from '../../features/ideaSubmission/ideaSubmissionEvents';
import type { RootState } from '../../store/storeTypes';
import { createRootReducer } from './createRootReducer';
import { watchMachines } from './watchMachines';

const rootReducer = createRootReducer();

const dialogOpenedPastTheTable = createAction('fault/dialogOpenedPastTheTable');

/** A faulty reducer that changes a status without the machine. */
const faultyReducer: Reducer<RootState> = (state, action) => {
  const next = rootReducer(state, action);
  return dialogOpenedPastTheTable.match(action)
    ? { ...next, ideaSubmission: { ...next.ideaSubmission, dialog: 'contact' } }
    : next;
};

function watch(reducer: Reducer<RootState>) {
  const faults: string[] = [];
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault().concat(watchMachines((fault) => faults.push(fault))),
  });
  return { store, faults };
}

test('reports an event that a machine rejects', () => {
  const { store, faults } = watch(rootReducer);
  store.dispatch(dialogDismissed());
  expect(faults).toEqual(['Machine resultDialog: "closed" does not accept "dismissed".']);
});

test('reports a status change that the table does not allow', () => {
  const { store, faults } = watch(faultyReducer);
  store.dispatch({ type: 'elsewhere' });
  expect(faults).toEqual([]);
  store.dispatch(dialogOpenedPastTheTable());
  expect(faults).toEqual([
    'Machine resultDialog: "fault/dialogOpenedPastTheTable" led from "closed" to "contact", the table does not.',
  ]);
});
