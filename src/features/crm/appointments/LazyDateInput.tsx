import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { lazyComponent } from '../../../ui/lazyComponent';
import { TextInput } from '../../../ui/TextInput';
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
          <Button variant="outlined" disabled sx={{ minHeight: 56, marginBlockStart: 3.5 }}>
            Pick a date
          </Button>
        }
      >
        <dateInput.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
