import { useTabSlices } from '../useTabSlices';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { AddButton } from '../records/editor/AddButton';
import { RecordsSection } from '../records/RecordsSection';
import { useRecordEditor } from '../records/editor/useRecordEditor';
import { customerColumns } from './customer';
import { customerEvents } from './customerEvents';
import { CustomerSearch } from './CustomerSearch';
import { selectCustomerEditor } from './customersSlice';
import { lazyCustomers } from './lazyCustomers';
import { CustomerTable } from './CustomerTable';
import { ExportCustomersButton } from './ExportCustomersButton';

const slices = [lazyCustomers];
const dialog = lazyComponent(async () => (await import('./CustomerEditor')).CustomerEditor);

// Shared elements: they don't re-render when the dialog opens or closes.
const search = <CustomerSearch />;
const exportButton = <ExportCustomersButton />;

/** The Customers tab (docs/behaviour.md#crm-customers): a searchable, sortable table and its dialogs. */
export function CustomersTab() {
  useTabSlices(slices);
  const editor = useRecordEditor(customerEvents, selectCustomerEditor, dialog);

  return (
    <RecordsSection
      title="Customers"
      columns={customerColumns}
      search={search}
      actions={
        <>
          {exportButton}
          <AddButton label="Add Customer" opener={editor.opener} />
        </>
      }
      editor={editor}
    >
      <CustomerTable editor={editor} />
    </RecordsSection>
  );
}
