import { initialFields } from '../records/editor/initialFields';
import { dateInWords } from '../records/state/localDate';
import { recordColumns } from '../records/table/recordColumns';
import type { EnteredField, FieldName, RecordField } from '../records/state/recordField';
import { StatusBadge } from '../records/table/StatusBadge';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * The fields of the customer form, in order. Form, table, search and CSV are generated from them: to add a field,
 * add an entry here.
 */
export const enteredCustomerFields = {
  name: {
    title: 'Name',
    column: { width: 10, kind: 'name' },
    input: {},
    required: 'Please enter a name.',
  },
  email: {
    title: 'Email',
    column: { width: 13, kind: 'muted' },
    input: { type: 'email' },
    required: 'Please enter an email address.',
  },
  phone: {
    title: 'Phone',
    column: { width: 9, kind: 'muted' },
    input: { type: 'tel' },
    required: 'Please enter a phone number.',
  },
  company: { title: 'Company', column: { width: 9 }, input: {} },
} satisfies Record<string, EnteredField>;

/** The values of the customer form; empty if not entered. */
export type CustomerFields = Record<keyof typeof enteredCustomerFields, string>;

/** A customer (docs/behaviour.md#crm-customers). */
export interface Customer extends CustomerFields {
  id: string;
  status: 'active' | 'inactive';
  /** Local date, yyyy-MM-dd. */
  lastContact: string;
  /** In dollars. */
  totalValue: number;
}

/** All fields of a customer, in the order of table and CSV. */
export const customerFields: Readonly<Record<FieldName<Customer>, RecordField<Customer>>> = {
  ...enteredCustomerFields,
  status: {
    title: 'Status',
    column: {
      width: 6.5,
      cell: ({ status }) => (
        <StatusBadge color={status === 'active' ? 'green' : 'grey'} status={status} />
      ),
    },
  },
  lastContact: {
    title: 'Last Contact',
    column: {
      width: 8,
      kind: 'muted',
      cell: ({ lastContact }) => dateInWords(lastContact, 'medium'),
    },
  },
  totalValue: {
    title: 'Total Value',
    column: {
      width: 7.5,
      kind: 'number',
      cell: ({ totalValue }) => dollars.format(totalValue),
    },
  },
};

/** The columns of the customers' table, all sortable. */
export const customerColumns = recordColumns(customerFields);

/** The initial values of the form for a new customer. */
export const initialCustomerFields: CustomerFields = initialFields(enteredCustomerFields);
