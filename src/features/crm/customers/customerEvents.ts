import { createAction, nanoid } from '@reduxjs/toolkit';
import { createRecordEvents } from '../records/state/createRecordEvents';
import type { FieldName } from '../records/state/recordField';
import type { Customer, CustomerFields } from './customer';

/** The sortable columns. */
export type CustomerSortKey = FieldName<Customer>;

/** The customer events. A new customer has today as last contact. */
export const customerEvents = {
  ...createRecordEvents<Customer, CustomerFields>(
    'customers',
    {
      addRequested: 'customers/customerAddRequested',
      editRequested: 'customers/customerEditRequested',
      added: 'customers/customerAdded',
      updated: 'customers/customerUpdated',
      cancelled: 'customers/customerEditorCancelled',
      deleted: 'customers/customerDeleted',
      deletionUndone: 'customers/customerDeletionUndone',
    },
    (fields, today) => ({
      ...fields,
      id: nanoid(),
      lastContact: today,
    }),
  ),
  /** The search text changed; the payload is the whole text. */
  searchTyped: createAction<string>('customers/customerSearchTyped'),
  /** A column's sort button was pressed. */
  sortPressed: createAction<CustomerSortKey>('customers/customerSortPressed'),
  /** The CSV file could not be generated. */
  exportFailed: createAction('customers/customerExportFailed'),
};
