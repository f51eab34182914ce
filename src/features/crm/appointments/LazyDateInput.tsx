import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { lazyComponent } from '../../../ui/lazyComponent';
import { TextInput } from '../../../ui/TextInput';
import { dateInWords } from '../records/localDate';
import type { DateInputProps } from './DateInput';

const dateInput = lazyComponent<DateInputProps>(
  async () => (await import('./DateInput')).DateInput,
);

/** The date field with its calendar in a script of its own; where that can not be fetched, the date can be typed. */
export function LazyDateInput(props: DateInputProps) {
  const { label, value, onChange } = props;
  return (
    <ErrorBoundary
      onError={dateInput.renew}
      fallback={() => (
        <TextInput
          label={label}
          type="date"
          value={value}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    >
      <Suspense
        fallback={
          <FormControl fullWidth>
            <FormLabel component="span">{label}</FormLabel>
            <Button
              variant="outlined"
              disabled
              sx={{ justifyContent: 'start', minHeight: 48, fontSize: '1rem', fontWeight: 400 }}
            >
              {value === '' ? 'Pick a date' : dateInWords(value, 'long')}
            </Button>
          </FormControl>
        }
      >
        <dateInput.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
