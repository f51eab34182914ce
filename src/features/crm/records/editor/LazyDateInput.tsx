import { Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../../ui/ErrorBoundary';
import { lazyComponent } from '../../../../navigation/lazyComponent';
import { setFieldValue } from '../../../../ui/setFieldValue';
import { TextInput } from '../../../../ui/TextInput';
import { DateField, type DateInputProps } from './DateField';
import type { PlaceholderInteraction, CalendarDateInputProps } from './DateInput';

const dateInput = lazyComponent<CalendarDateInputProps>(
  async () => (await import('./DateInput')).DateInput,
);

// Preload the calendar together with its form.
void dateInput.preload();

/** The native date field, shown if the calendar can't be loaded. */
function TypedDate({ attention, onChange, ...shown }: CalendarDateInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const wasAttended = useRef(attention !== 'elsewhere');
  useEffect(() => {
    if (wasAttended.current) field.current?.focus();
  }, []);
  return (
    <TextInput
      {...shown}
      type="date"
      inputRef={field}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

interface LazyDateInputProps extends Omit<DateInputProps, 'value' | 'onChange'> {
  /** The initial value: yyyy-MM-dd, or empty. */
  defaultValue: string;
}

/**
 * A form's date field, with the calendar in a separate chunk: if it is pressed too early, it opens once loaded. If
 * loading fails, the user types the date.
 */
export function LazyDateInput({ defaultValue, ...field }: LazyDateInputProps) {
  const [value, setValue] = useState(defaultValue);
  const [attention, setAttention] = useState<PlaceholderInteraction>('elsewhere');
  // The form reads the date from this input.
  const hidden = useRef<HTMLInputElement>(null);
  const onChange = (date: string): void => {
    setValue(date);
    if (hidden.current !== null) setFieldValue(hidden.current, date);
  };
  const shown = { ...field, value };
  return (
    <>
      <input type="hidden" ref={hidden} name={field.name} value={value} />
      <ErrorBoundary
        onError={dateInput.reset}
        fallback={() => <TypedDate {...shown} onChange={onChange} attention={attention} />}
      >
        <Suspense
          fallback={
            <DateField
              {...shown}
              aria-expanded={false}
              aria-busy={attention === 'pressed'}
              onFocus={() => {
                setAttention((before) => (before === 'pressing' ? before : 'focused'));
              }}
              onPointerDown={() => {
                setAttention('pressing');
              }}
              onPointerLeave={() => {
                setAttention((before) => (before === 'pressing' ? 'focused' : before));
              }}
              onClick={({ currentTarget }) => {
                // Safari doesn't focus a pressed button; without the focus there is no blur event.
                currentTarget.focus();
                setAttention('pressed');
              }}
              onBlur={() => {
                setAttention('elsewhere');
              }}
            />
          }
        >
          <dateInput.Component {...shown} onChange={onChange} attention={attention} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
