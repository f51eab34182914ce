import { numberField } from '../records/state/numberField';
import { dateInWords } from '../records/state/localDate';
import { recordColumns } from '../records/table/recordColumns';
import type { EnteredField, FieldName, RecordField } from '../records/state/recordField';
import { StatusBadge } from '../records/table/StatusBadge';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
  // `-0` can be typed.
  signDisplay: 'negative',
});

/** The fields that the search covers, in the order of the form. */
export const searchedCustomerFields = {
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
    column: { width: 9.5, kind: 'muted' },
    input: { type: 'tel' },
    required: 'Please enter a phone number.',
  },
  company: { title: 'Company', column: { width: 9 }, input: {} },
} satisfies Record<string, EnteredField>;

/**
 * The fields of the customer form, in order. Type, form, table and CSV are generated from them: to add a field, add an
 * entry here, or above if the search should cover it. Status and value are entered only for an existing customer.
 */
export const enteredCustomerFields = {
  ...searchedCustomerFields,
  status: {
    title: 'Status',
    column: {
      width: 6.5,
      cell: ({ status }: { status: string }) => (
        <StatusBadge color={status === 'active' ? 'green' : 'grey'} status={status} />
      ),
    },
    input: {
      choices: [
        ['active', 'Active'],
        ['inactive', 'Inactive'],
      ],
    },
    initial: 'active',
    isOnlyEdited: true,
    isShort: true,
  },
  totalValue: {
    title: 'Total Value',
    column: {
      width: 7.5,
      kind: 'number',
      cell: ({ totalValue }: { totalValue: number }) => dollars.format(totalValue),
    },
    ...numberField,
    input: { type: 'number', label: 'Total Value ($)' },
    initial: '0',
    isOnlyEdited: true,
  },
} satisfies Record<string, EnteredField>;

/** The values of the customer form. */
export interface CustomerFields extends Record<
  Exclude<keyof typeof enteredCustomerFields, 'status' | 'totalValue'>,
  string
> {
  status: 'active' | 'inactive';
  /** In dollars. */
  totalValue: number;
}

/** A customer (docs/behaviour.md#crm-customers). */
export interface Customer extends CustomerFields {
  id: string;
  /** Local date, yyyy-MM-dd. */
  lastContact: string;
}

const { totalValue, ...fieldsBeforeContact } = enteredCustomerFields;

/** All fields of a customer, in the order of table and CSV. */
export const customerFields: Readonly<Record<FieldName<Customer>, RecordField<Customer>>> = {
  ...fieldsBeforeContact,
  lastContact: {
    title: 'Last Contact',
    column: {
      width: 8,
      kind: 'muted',
      cell: ({ lastContact }) => dateInWords(lastContact, 'medium'),
    },
  },
  totalValue,
};

/** The columns of the customers' table, all sortable. */
export const customerColumns = recordColumns(customerFields);
