import Button from '@mui/material/Button';
import { downloadTextFile } from '../../../lib/downloadTextFile';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { today } from '../records/state/localDate';
import { customerEvents } from './customerEvents';
import { selectFoundCustomers } from './customersSlice';

/** Downloads the customers that match the search as CSV; loads the CSV writer on first use. */
export function ExportCustomersButton() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isEmpty = useAppSelector((state) => selectFoundCustomers(state).length === 0);
  const save = async () => {
    const customers = selectFoundCustomers(store.getState());
    try {
      const { customersCsv } = await import('../export/customersCsv');
      downloadTextFile(`customers-${today()}.csv`, customersCsv(customers), 'text/csv');
    } catch {
      dispatch(customerEvents.exportFailed());
    }
  };
  return (
    <Button
      variant="outlined"
      // Keep it focusable, so that its description is read.
      {...(isEmpty
        ? { 'aria-disabled': true, title: 'There are no customers to export.' }
        : { onClick: () => void save() })}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } }}
    >
      Export CSV
    </Button>
  );
}
