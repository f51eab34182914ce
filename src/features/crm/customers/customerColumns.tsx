import { dateInWords } from '../records/localDate';
import type { RecordColumn } from '../records/recordColumn';
import { StatusBadge } from '../records/StatusBadge';
import type { Customer } from './customer';
import type { CustomerSortKey } from './customerEvents';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The columns of the customers' table, all sortable. */
export const customerColumns: readonly RecordColumn<Customer, CustomerSortKey>[] = [
  { title: 'Name', width: 10, kind: 'name', sortKey: 'name', cell: ({ name }) => name },
  {
    title: 'Email',
    width: 13,
    kind: 'muted',
    sortKey: 'email',
    cell: ({ email }) => email,
  },
  { title: 'Phone', width: 9, kind: 'muted', sortKey: 'phone', cell: ({ phone }) => phone },
  {
    title: 'Company',
    width: 9,
    sortKey: 'company',
    cell: ({ company }) => (company === '' ? '—' : company),
  },
  {
    title: 'Status',
    width: 6.5,
    sortKey: 'status',
    cell: ({ status }) => (
      <StatusBadge color={status === 'active' ? 'green' : 'grey'} status={status} />
    ),
  },
  {
    title: 'Last Contact',
    width: 8,
    kind: 'muted',
    sortKey: 'lastContact',
    cell: ({ lastContact }) => dateInWords(lastContact, 'medium'),
  },
  {
    title: 'Total Value',
    width: 7.5,
    kind: 'number',
    sortKey: 'totalValue',
    cell: ({ totalValue }) => dollars.format(totalValue),
  },
];
