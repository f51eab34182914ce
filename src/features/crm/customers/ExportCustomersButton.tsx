import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { customerEvents } from './customerEvents';
import { selectFoundCustomers } from './customersSlice';

/** Downloads the customers that match the search as CSV; loads what writes and saves the file on first use. */
export function ExportCustomersButton() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isEmpty = useAppSelector((state) => selectFoundCustomers(state).length === 0);
  const save = async () => {
    const customers = selectFoundCustomers(store.getState());
    try {
      const { saveCustomersCsv } = await import('../export/saveCustomersCsv');
      dispatch(saveCustomersCsv(customers));
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
    >
      Export CSV
    </Button>
  );
}
