import { useAppSelector } from '../../../store/hooks';
import { RecordEditorDialog } from '../records/editor/RecordEditorDialog';
import { customerEvents } from './customerEvents';
import { checkedCustomerFields, toCustomerFields } from './customerForm';
import { selectCustomerEditor, selectEditedCustomer } from './customersSlice';

/** The dialogs "Add New Customer" and "Edit Customer" (docs/behaviour.md#crm-customers). */
export function CustomerEditor() {
  return (
    <RecordEditorDialog
      titles={{ adding: 'Add New Customer', editing: 'Edit Customer' }}
      fields={checkedCustomerFields}
      events={customerEvents}
      editor={useAppSelector(selectCustomerEditor)}
      edited={useAppSelector(selectEditedCustomer)}
      toFields={toCustomerFields}
    />
  );
}
