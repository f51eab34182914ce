import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { TextInput } from '../../../ui/TextInput';
import { ResultCount } from '../ResultCount';
import { SearchIcon } from '../icons/crmIcons';
import { visuallyHidden } from '../records/table/cardStyles';
import { searchedCustomerFields } from './customer';
import { customerEvents } from './customerEvents';
import { selectCustomerCount, selectCustomerSearch, selectFoundCustomers } from './customersSlice';
import { searchHint } from './searchHint';

const hint = searchHint(Object.values(searchedCustomerFields).map(({ title }) => title));

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
}

function SearchField({ field }: SearchFieldProps) {
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectCustomerSearch);
  return (
    <TextInput
      label="Search customers"
      endAdornment={<SearchIcon />}
      type="search"
      autoComplete="off"
      inputRef={field}
      placeholder={hint}
      value={search}
      onChange={({ target }) => dispatch(customerEvents.searchTyped(target.value))}
    />
  );
}

function FoundCount() {
  const found = useAppSelector((state) => selectFoundCustomers(state).length);
  const total = useAppSelector(selectCustomerCount);
  const isSearched = useAppSelector((state) => selectCustomerSearch(state).trim() !== '');
  return <ResultCount noun="customer" found={found} total={total} isFiltered={isSearched} />;
}

function ClearButton({ field }: SearchFieldProps) {
  const dispatch = useAppDispatch();
  const hasNoMatches = useAppSelector(
    (state) => selectFoundCustomers(state).length === 0 && selectCustomerCount(state) > 0,
  );
  return (
    hasNoMatches && (
      <Button
        variant="outlined"
        onClick={() => {
          field.current?.focus();
          dispatch(customerEvents.searchTyped(''));
        }}
      >
        Clear search
      </Button>
    )
  );
}

/** The search field, a button to clear it if nothing matches, and the number of matches. */
export function CustomerSearch() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        flex: { xs: '1 1 100%', md: '1 1 20rem' },
        gap: 1.5,
      }}
    >
      <Box
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 14rem' },
          maxWidth: { sm: '26rem' },
          '& label': visuallyHidden,
          '&& input': { height: 40, paddingBlock: 0, fontSize: '0.9375rem' },
          // The browser's default is blue.
          '& ::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
          color: 'text.secondary',
        }}
      >
        <SearchField field={field} />
      </Box>
      <ClearButton field={field} />
      <FoundCount />
    </Box>
  );
}
