import Button from '@mui/material/Button';
import { downloadTextFile } from '../../../lib/downloadTextFile';
import { useAppDispatch, useAppStore } from '../../../store/hooks';
import { today } from '../records/localDate';
import { customerEvents } from './customerEvents';
import { selectFoundCustomers } from './customersSlice';

/** Saves the customers that the search shows as CSV; what writes the file is fetched when it is first asked for. */
export function ExportCustomersButton() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
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
    <Button variant="outlined" onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
