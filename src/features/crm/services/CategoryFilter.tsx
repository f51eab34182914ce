import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ResultCount } from '../ResultCount';
import { serviceCategories, type ServiceCategoryFilter } from './communityService';
import { serviceCategoryChosen } from './communityServicesEvents';
import {
  selectServiceCategory,
  selectServiceCount,
  selectShownServices,
} from './communityServicesSlice';

const filters: readonly ServiceCategoryFilter[] = ['all', ...serviceCategories];

function FoundCount() {
  const found = useAppSelector((state) => selectShownServices(state).length);
  const total = useAppSelector(selectServiceCount);
  const category = useAppSelector(selectServiceCategory);
  return (
    <ResultCount
      noun="service"
      found={found}
      total={total}
      isFiltered={category !== 'all'}
      filter={category}
    />
  );
}

function FilterButtons() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectServiceCategory);
  return (
    <Box role="group" aria-label="Category" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {filters.map((filter) => {
        const isChosen = filter === chosen;
        return (
          <Button
            key={filter}
            size="small"
            variant="outlined"
            aria-pressed={isChosen}
            // Not filled like the cards' buttons: choosing a filter is not the main action.
            sx={{
              '&[aria-pressed="true"]': {
                borderColor: 'primary.main',
                backgroundColor:
                  'color-mix(in srgb, var(--mui-palette-primary-main) 16%, transparent)',
              },
            }}
            onClick={() => dispatch(serviceCategoryChosen(filter))}
          >
            {filter === 'all' ? 'All Services' : filter}
          </Button>
        );
      })}
    </Box>
  );
}

/** The category filter buttons, the chosen one marked as pressed, and the number of matches. */
export function CategoryFilter() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <FilterButtons />
      <FoundCount />
    </Box>
  );
}
