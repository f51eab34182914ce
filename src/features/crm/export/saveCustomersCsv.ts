import { downloadTextFile } from '../../../lib/downloadTextFile';
import type { Customer } from '../customers/customer';
import { today } from '../records/state/localDate';
import type { RowList } from '../records/table/sortedWhenRead';
import { customersCsv } from './customersCsv';

/**
 * Downloads customers as a CSV file, named after today's date.
 *
 * @param customers the rows, in order
 */
export function saveCustomersCsv(customers: RowList<Customer>): void {
  downloadTextFile(`customers-${today()}.csv`, customersCsv(customers), 'text/csv');
}
