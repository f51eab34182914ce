import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { downloadTextFile } from '../../../lib/downloadTextFile';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useStorePart } from '../../../store/useStorePart';
import { lazyComponent } from '../../../ui/lazyComponent';
import { TextInput } from '../../../ui/TextInput';
import { today } from '../records/localDate';
import { AddButton } from '../records/AddButton';
import { RecordEditorSlot } from '../records/RecordEditorSlot';
import { RecordsHeader } from '../records/RecordsHeader';
import { RecordTable } from '../records/RecordTable';
import { useRecordEditor } from '../records/useRecordEditor';
import { customerColumns } from './customerColumns';
import { customerEvents } from './customerEvents';
import { customersPart } from './customersPart';
import {
  selectCustomerCount,
  selectCustomerEditor,
  selectCustomerSearch,
  selectCustomerSort,
  selectFoundCustomers,
} from './customersSlice';

const count = new Intl.NumberFormat('en-US');

function summary(found: number, total: number, search: string): string {
  const all = total === 1 ? '1 customer' : `${count.format(total)} customers`;
  return search.trim() === '' ? all : `${count.format(found)} of ${all}`;
}

const dialog = lazyComponent(async () => (await import('./CustomerEditor')).CustomerEditor);

/** The Customers tab (section 2): a searchable, sortable table with add, edit and delete. */
export function CustomersTab() {
  useStorePart(customersPart);
  const dispatch = useAppDispatch();
  const editor = useRecordEditor(customerEvents, selectCustomerEditor, dialog);
  const customers = useAppSelector(selectFoundCustomers);
  const total = useAppSelector(selectCustomerCount);
  const search = useAppSelector(selectCustomerSearch);
  const sort = useAppSelector(selectCustomerSort);

  // What writes the file is fetched when it is first asked for.
  const exportCsv = async () => {
    try {
      const { customersCsv } = await import('../export/customersCsv');
      downloadTextFile(`customers-${today()}.csv`, customersCsv(customers), 'text/csv');
    } catch {
      dispatch(customerEvents.exportFailed());
    }
  };

  return (
    <Box component="section" sx={{ display: 'grid', gap: 3, gridTemplateColumns: '100%' }}>
      <RecordsHeader title="Customers">
        <Button variant="outlined" onClick={() => void exportCsv()}>
          Export CSV
        </Button>
        <AddButton label="Add Customer" editor={editor} />
      </RecordsHeader>
      <RecordEditorSlot editor={editor} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Box sx={{ flex: '1 1 16rem', maxWidth: '26rem' }}>
          <TextInput
            label="Search customers"
            type="search"
            placeholder="Name, email, phone or company"
            value={search}
            onChange={({ target }) => dispatch(customerEvents.searchTyped(target.value))}
          />
        </Box>
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {summary(customers.length, total, search)}
        </Typography>
      </Box>
      <RecordTable
        label="Customers"
        columns={customerColumns}
        actionsWidth={7}
        rows={customers}
        nameOf={({ name }) => name}
        editor={editor}
        onDelete={(customer) => dispatch(customerEvents.deleted(customer))}
        sort={sort}
        onSort={(key) => dispatch(customerEvents.sortPressed(key))}
        search={search}
        emptyText={total === 0 ? 'No customers yet.' : 'No customer matches the search.'}
      />
    </Box>
  );
}
