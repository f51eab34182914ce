import type { EntityState } from '@reduxjs/toolkit';
import type { RecordSort } from '../records/table/recordSort';
import { mapValues } from '../../../lib/mapValues';
import { searchedCustomerFields, type Customer } from './customer';
import type { CustomerSortKey } from './customerEvents';

/** The state that the search reads. */
interface SearchedState extends EntityState<Customer, string> {
  search: string;
  sort: RecordSort<CustomerSortKey> | null;
}

interface Found {
  query: string;
  customers: readonly Customer[];
  /** The normalised search text of each customer, by index. */
  texts: readonly string[];
}

// Strip accents, so that "fernandez" finds "Fernández".
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const searchTexts = new WeakMap<Customer, string>();

/** Cached by identity: a changed customer is a new object. One line per field, so that no match spans two fields. */
function searchTextOf(customer: Customer): string {
  const known = searchTexts.get(customer);
  if (known !== undefined) return known;
  const entered = mapValues(searchedCustomerFields, (_, name) => customer[name]);
  const text = folded(Object.values(entered).join('\n'));
  searchTexts.set(customer, text);
  return text;
}

const queryOf = (search: string) => folded(search.trim());

/**
 * Whether a customer matches the search; an empty search matches all.
 *
 * @param customer the customer to check
 * @param search the search text as typed
 */
export function isFoundBy(customer: Customer, search: string): boolean {
  return searchTextOf(customer).includes(queryOf(search));
}

const collator = new Intl.Collator('en', { numeric: true });

function sorted(
  customers: Customer[],
  { key, direction }: RecordSort<CustomerSortKey>,
): Customer[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return customers.sort((a, b) => {
    const [left, right] = [a[key], b[key]];
    return (
      sign *
      (typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right)))
    );
  });
}

function everyone({ ids, entities, sort }: SearchedState): Found {
  const all = ids.map((id) => entities[id]).filter((customer) => customer !== undefined);
  const customers = sort === null ? all : sorted(all, sort);
  return { query: '', customers, texts: customers.map(searchTextOf) };
}

function narrowed({ customers, texts }: Found, query: string): Found {
  const found: Found & { customers: Customer[]; texts: string[] } = {
    query,
    customers: [],
    texts: [],
  };
  for (const [place, customer] of customers.entries()) {
    const text = texts[place] ?? '';
    if (text.includes(query)) {
      found.customers.push(customer);
      found.texts.push(text);
    }
  }
  return found;
}

/**
 * Creates a selector for the customers that match the search in one of the entered fields, sorted. Case, accents and
 * surrounding spaces are ignored. Typing on searches only the previous matches; texts and order are cached until the
 * customers change.
 */
export function createCustomerSearch(): (state: SearchedState) => readonly Customer[] {
  let source: Pick<SearchedState, 'ids' | 'entities' | 'sort'> | undefined;
  let all: Found = { query: '', customers: [], texts: [] };
  let last = all;

  return (state) => {
    const { ids, entities, sort } = state;
    if (source?.entities !== entities || source.ids !== ids || source.sort !== sort) {
      source = { ids, entities, sort };
      all = everyone(state);
      last = all;
    }
    const query = queryOf(state.search);
    if (query !== last.query) {
      last = query === '' ? all : narrowed(query.startsWith(last.query) ? last : all, query);
    }
    return last.customers;
  };
}
