import { downloadTextFile } from '../../../lib/downloadTextFile';
import type { AppThunk } from '../../../store/storeTypes';
import type { Customer } from '../customers/customer';
import { localDate } from '../records/state/localDate';
import type { RowList } from '../records/table/sortedWhenRead';
import { customersCsv } from './customersCsv';

/**
 * Downloads customers as a CSV file, named after the local date.
 *
 * @param customers the rows, in order
 */
export const saveCustomersCsv =
  (customers: RowList<Customer>): AppThunk =>
  (_dispatch, _getState, { clock }) => {
    const name = `customers-${localDate(clock.now())}.csv`;
    downloadTextFile(name, customersCsv(customers), 'text/csv');
  };
