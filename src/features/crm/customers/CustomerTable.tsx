import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { RecordTable } from '../records/RecordTable';
import type { RecordEditorControl } from '../records/useRecordEditor';
import { customerColumns, type Customer } from './customer';
import { customerEvents } from './customerEvents';
import {
  selectCustomerCount,
  selectCustomerSearch,
  selectCustomerSort,
  selectFoundCustomers,
} from './customersSlice';

interface CustomerTableProps {
  editor: RecordEditorControl;
}

/** The customers that the search finds, in the order of the sort. */
export function CustomerTable({ editor }: CustomerTableProps) {
  const dispatch = useAppDispatch();
  const customers = useAppSelector(selectFoundCustomers);
  const hasCustomers = useAppSelector((state) => selectCustomerCount(state) > 0);
  const search = useAppSelector(selectCustomerSearch);
  const sort = useAppSelector(selectCustomerSort);
  // The same one at every rendering: a row that stays is not made again.
  const onDelete = useCallback(
    (customer: Customer) => {
      dispatch(customerEvents.deleted(customer));
    },
    [dispatch],
  );
  return (
    <RecordTable
      label="Customers"
      columns={customerColumns}
      actionsWidth={7}
      rows={customers}
      nameOf={({ name }) => name}
      editor={editor}
      onDelete={onDelete}
      sort={sort}
      onSort={(key) => dispatch(customerEvents.sortPressed(key))}
      search={search}
      emptyText={
        hasCustomers
          ? 'No customer matches the search.'
          : 'No customers yet. Add Customer makes the first one.'
      }
    />
  );
}
