import Box from '@mui/material/Box';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { TextInput } from '../../../ui/TextInput';
import { customerEvents } from './customerEvents';
import { selectCustomerCount, selectCustomerSearch, selectFoundCustomers } from './customersSlice';
import { SearchCount } from './SearchCount';

function SearchField() {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectCustomerSearch);
  return (
    <TextInput
      label="Search customers"
      type="search"
      placeholder="Name, email, phone or company"
      value={search}
      onChange={({ target }) => dispatch(customerEvents.searchTyped(target.value))}
    />
  );
}

function FoundCount() {
  const found = useAppSelector((state) => selectFoundCustomers(state).length);
  const total = useAppSelector(selectCustomerCount);
  const isSearched = useAppSelector((state) => selectCustomerSearch(state).trim() !== '');
  return <SearchCount found={found} total={total} isSearched={isSearched} />;
}

/** The customers' search field, and beside it how many it finds (section 2). */
export function CustomerSearch() {
  return (
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
        <SearchField />
      </Box>
      <FoundCount />
    </Box>
  );
}
