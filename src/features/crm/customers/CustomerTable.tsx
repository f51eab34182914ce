import { useCallback, useEffect } from 'react';
import { whenIdle } from '../../../lib/whenIdle';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { RecordTable } from '../records/table/RecordTable';
import type { RecordEditorControl } from '../records/editor/useRecordEditor';
import { customerColumns, type Customer } from './customer';
import { customerEvents } from './customerEvents';
import {
  prepareCustomerOrders,
  selectCustomerCount,
  selectCustomers,
  selectCustomerSearch,
  selectCustomerSort,
  selectFoundCustomers,
  selectNewestCustomer,
} from './customersSlice';

const sortKeys = customerColumns.map(({ name }) => name);

interface CustomerTableProps {
  editor: RecordEditorControl;
}

/** The customers that match the search, sorted. */
export function CustomerTable({ editor }: CustomerTableProps) {
  const dispatch = useAppDispatch();
  const customers = useAppSelector(selectFoundCustomers);
  const hasCustomers = useAppSelector((state) => selectCustomerCount(state) > 0);
  const search = useAppSelector(selectCustomerSearch);
  const sort = useAppSelector(selectCustomerSort);
  const all = useAppSelector(selectCustomers);
  // So that a press of a column's button finds its order. The sorted column is first, because scrolling needs its order.
  useEffect(
    () => whenIdle(prepareCustomerOrders(sort === null ? sortKeys : [sort.key, ...sortKeys])),
    [all, sort],
  );
  // A stable reference, so that unchanged rows don't re-render.
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
      newest={useAppSelector(selectNewestCustomer)}
      emptyText={
        hasCustomers
          ? `No customers match “${search.trim()}”.`
          : 'No customers yet. Add your first customer.'
      }
    />
  );
}
