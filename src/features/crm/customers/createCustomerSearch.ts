import type { RecordList } from '../../../machine/recordList';
import { createSortedList } from '../records/table/createSortedList';
import type { RecordSort } from '../records/table/recordSort';
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
  customer: Customer;
  text: string;
}

interface Found {
  query: string;
  entries: readonly Entry[];
  customers: readonly Customer[];
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

const foundIn = (query: string, entries: readonly Entry[]): Found => ({
  query,
  entries,
  customers: entries.map(({ customer }) => customer),
});

const narrowed = ({ entries }: Found, query: string): Found =>
  foundIn(
    query,
    entries.filter(({ text }) => text.includes(query)),
  );

/** The range in which two lists of customers differ, by identity: the first index, and the ends of both parts. */
function differenceOf(before: readonly Customer[], after: readonly Customer[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { start, beforeEnd: before.length - same, afterEnd: after.length - same };
}

/**
 * Creates a selector for the customers that match the search in one of the entered fields, sorted. Case, accents and
 * surrounding spaces are ignored. A longer search text searches only the previous matches; search texts and orders are
 * cached and updated for the customers that change.
 */
export function createCustomerSearch(): (state: SearchedState) => readonly Customer[] {
  const list = createSortedList(({ customer }: Entry, key: CustomerSortKey) => customer[key]);
  let source: Pick<SearchedState, 'records' | 'sort'> = { records: [], sort: null };
  let all: Found = foundIn('', []);
  let last = all;

  return ({ records, sort, search }) => {
    if (source.records !== records || source.sort !== sort) {
      const { start, beforeEnd, afterEnd } = differenceOf(source.records, records);
      const added = records.slice(start, afterEnd);
      list.replace(
        start,
        beforeEnd,
        added.map((customer) => ({ customer, text: searchTextOf(customer) })),
      );
      source = { records, sort };
      all = foundIn('', list.inOrder(sort));
      last = all;
    }
    const query = queryOf(search);
    if (query !== last.query) {
      last = query === '' ? all : narrowed(query.startsWith(last.query) ? last : all, query);
    }
    return last.customers;
  };
}
