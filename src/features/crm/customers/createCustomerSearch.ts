import type { RecordList } from '../../../machine/recordList';
import { createSortedList } from '../records/table/createSortedList';
import type { RecordSort } from '../records/table/recordSort';
import { sortedAlready, type RowList, type Sorted } from '../records/table/sortedWhenRead';
import { mapValues } from '../../../lib/mapValues';
import { searchedCustomerFields, type Customer } from './customer';
import type { CustomerSortKey } from './customerEvents';

/** The state that the search reads. */
interface SearchedState extends RecordList<Customer> {
  search: string;
  sort: RecordSort<CustomerSortKey> | null;
}

/** A customer with its normalised search text. */
interface Entry {
  row: Customer;
  text: string;
}

interface Found {
  query: string;
  sorted: Sorted<Entry, Customer>;
}

// Strip accents, so that "fernandez" finds "Fernández".
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** One line per field, so that no match spans two fields. */
function searchTextOf(customer: Customer): string {
  const entered = mapValues(searchedCustomerFields, (_, name) => customer[name]);
  return folded(Object.values(entered).join('\n'));
}

const queryOf = (search: string) => folded(search.trim());

/**
 * Whether a customer matches the search; an empty search matches all.
 *
 * @param customer the customer to check
 * @param search the search text as typed
 */
export function matchesSearch(customer: Customer, search: string): boolean {
  return searchTextOf(customer).includes(queryOf(search));
}

const narrowed = ({ sorted }: Found, query: string): Found => ({
  query,
  sorted: sortedAlready(sorted.readEntries().filter(({ text }) => text.includes(query))),
});

/** The range in which two lists of customers differ, by identity: the first index, and the ends of both parts. */
function differenceOf(before: readonly Customer[], after: readonly Customer[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let [beforeEnd, afterEnd] = [before.length, after.length];
  while (Math.min(beforeEnd, afterEnd) > start && before[beforeEnd - 1] === after[afterEnd - 1]) {
    beforeEnd--;
    afterEnd--;
  }
  return { start, beforeEnd, afterEnd };
}

/** Finds customers. */
export interface CustomerSearch {
  /**
   * Selects the customers that match the search in one of the entered fields, sorted. Case, accents and surrounding
   * spaces are ignored.
   */
  select: (state: SearchedState) => RowList<Customer>;
  /** Sorts the last selected customers by each of these keys in advance, in short steps. */
  prepareOrders: (keys: readonly CustomerSortKey[]) => Iterator<undefined, void>;
}

/**
 * Creates a search over one list of customers. A longer search text searches only the previous matches; search texts
 * and orders are cached and updated for the customers that change.
 */
export function createCustomerSearch(): CustomerSearch {
  const list = createSortedList<Customer, Entry, CustomerSortKey>((customer, key) => customer[key]);
  let source: Pick<SearchedState, 'records' | 'sort'> = { records: [], sort: null };
  let all: Found = { query: '', sorted: list.inOrder(null) };
  let last = all;

  return {
    select: ({ records, sort, search }) => {
      if (source.records !== records) {
        const { start, beforeEnd, afterEnd } = differenceOf(source.records, records);
        const added = records.slice(start, afterEnd);
        list.replace(
          start,
          beforeEnd,
          added.map((row) => ({ row, text: searchTextOf(row) })),
        );
      }
      if (source.records !== records || source.sort !== sort) {
        source = { records, sort };
        all = { query: '', sorted: list.inOrder(sort) };
        last = all;
      }
      const query = queryOf(search);
      if (query !== last.query) {
        last = query === '' ? all : narrowed(query.startsWith(last.query) ? last : all, query);
      }
      return last.sorted;
    },
    prepareOrders: list.prepare,
  };
}
