import { Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { lazyComponent } from '../../../ui/lazyComponent';
import { setFieldValue } from '../../../ui/setFieldValue';
import { TextInput } from '../../../ui/TextInput';
import { DateField, type DateInputProps } from './DateField';
import type { Attention, CalendarDateInputProps } from './DateInput';

const dateInput = lazyComponent<CalendarDateInputProps>(
  async () => (await import('./DateInput')).DateInput,
);

// A form comes as somebody is near the button that opens it, and so does its calendar.
void dateInput.preload();

/** The date as the browser's own field, in the place of the one whose calendar did not come. */
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
  /** What the field holds at first: yyyy-MM-dd, or nothing. */
  defaultValue: string;
}

/**
 * A date of a form, with its calendar in a script of its own: pressed before that is there, it opens as soon as it is.
 * Where it can not be fetched, the date can be typed.
 */
export function LazyDateInput({ defaultValue, ...field }: LazyDateInputProps) {
  const [value, setValue] = useState(defaultValue);
  const [attention, setAttention] = useState<Attention>('elsewhere');
  // The form reads the date here.
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
        onError={dateInput.renew}
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
                // Safari does not do so; without, nobody hears that the field is left again.
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
