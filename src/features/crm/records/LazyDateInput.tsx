import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { lazyComponent } from '../../../ui/lazyComponent';
import { TextInput } from '../../../ui/TextInput';
import { DateField, type DateInputProps } from './DateField';

const dateInput = lazyComponent<DateInputProps>(
  async () => (await import('./DateInput')).DateInput,
);

/** The date field with its calendar in a script of its own; where that can not be fetched, the date can be typed. */
export function LazyDateInput(props: DateInputProps) {
  const { onChange, inputRef, ...shown } = props;
  return (
    <ErrorBoundary
      onError={dateInput.renew}
      fallback={() => (
        <TextInput
          {...shown}
          type="date"
          {...(inputRef === undefined ? {} : { inputRef })}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    >
      <Suspense fallback={<DateField {...shown} disabled />}>
        <dateInput.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
