import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { serviceCategories, type ServiceCategoryFilter } from './communityService';
import { serviceCategoryChosen } from './communityServicesEvents';
import { selectServiceCategory } from './communityServicesSlice';

const filters: readonly ServiceCategoryFilter[] = ['all', ...serviceCategories];

/** The category filter buttons; the chosen one is marked as pressed. */
export function CategoryFilter() {
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
