import { mapValues } from '../../../lib/mapValues';
import { safeCsv } from '../../../lib/safeCsv';
import { customerFields, type Customer } from '../customers/customer';
import type { RowList } from '../records/table/sortedWhenRead';

/**
 * The customers as a {@link safeCsv} file, a column for each field.
 *
 * @param customers the rows, in order
 */
export function customersCsv(customers: RowList<Customer>): string {
  return safeCsv(
    Object.values(customerFields).map(({ title }) => title),
    customers.map((customer) =>
      Object.values(mapValues(customerFields, (_, name) => customer[name])),
    ),
  );
}
