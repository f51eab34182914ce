import { createSlice } from '@reduxjs/toolkit';
import { bindRecords } from '../records/state/bindRecords';
import { editedRecord } from '../records/state/editedRecord';
import { prepareForTab, recordsState, type RecordsState } from '../records/state/recordsState';
import { nextSort, type RecordSort } from '../records/table/recordSort';
import { indexOfRecord } from '../../../machine/recordList';
import type { Customer } from './customer';
import { customerEvents, type CustomerSortKey } from './customerEvents';
import { createCustomerSearch, matchesSearch } from './createCustomerSearch';
import { sampleCustomers } from './sampleCustomers';
import { tabOpened } from '../tabOpened';

export interface CustomersState extends RecordsState<Customer> {
  /** The search text as typed. */
  search: string;
  /** `null` keeps the original order. */
  sort: RecordSort<CustomerSortKey> | null;
}

/**
 * Creates the state for these customers, without search or sort.
 *
 * @param customers in display order
 */
export function customersState(customers: readonly Customer[]): CustomersState {
  return { ...recordsState(customers), search: '', sort: null };
}

const { editorBinding, isRecordEvent, reduceRecords } = bindRecords(customerEvents);

/** The editor machine, bound to the customers' dialog. */
export const customerEditorBinding = editorBinding;

declare module '../../../store/storeTypes' {
  interface LazySlices {
    customers: CustomersState;
  }
}

const initialState = customersState(sampleCustomers(null));

const { select, prepareOrders } = createCustomerSearch();

/** Sorts the customers by each column, in short steps. */
export const prepareCustomerOrders = prepareOrders;

/** Clears a search that would hide a customer that appears. */
function clearHidingSearch(state: CustomersState, customer: Customer): void {
  if (!matchesSearch(customer, state.search)) state.search = '';
}

const customersSlice = createSlice({
  name: 'customers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(customerEvents.searchTyped, (state, { payload }) => {
        state.search = payload;
      })
      .addCase(customerEvents.added, (state, { payload }) => {
        if (editorBinding.can(state, 'added')) clearHidingSearch(state, payload);
      })
      .addCase(customerEvents.deletionUndone, (state, { payload }) => {
        if (indexOfRecord(state, payload.id) < 0) clearHidingSearch(state, payload);
      })
      .addCase(customerEvents.sortPressed, (state, { payload }) => {
        state.sort = nextSort(state.sort, payload);
      })
      .addCase(tabOpened, (state, { payload }) => {
        prepareForTab(state, sampleCustomers(payload.today));
      });
    builder.addMatcher(isRecordEvent, reduceRecords);
  },
  selectors: {
    selectCustomerEditor: (state) => state.editor,
    selectNewestCustomer: (state) => state.newest,
    selectEditedCustomer: (state) => editedRecord(state),
    selectCustomerSearch: (state) => state.search,
    selectCustomerSort: (state) => state.sort,
    selectCustomers: ({ records }) => records,
    selectCustomerCount: ({ records }) => records.length,
    /** The customers that match the search, sorted. */
    selectFoundCustomers: select,
  },
});

export const customersReducer = customersSlice.reducer;
export const {
  selectNewestCustomer,
  selectCustomerEditor,
  selectEditedCustomer,
  selectCustomerSearch,
  selectCustomerSort,
  selectCustomers,
  selectCustomerCount,
  selectFoundCustomers,
} = customersSlice.getSelectors(
  ({ customers = initialState }: { customers?: CustomersState | undefined }) => customers,
);
