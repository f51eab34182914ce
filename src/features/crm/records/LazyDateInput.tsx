import { useForkRef } from '@mui/material/utils';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { lazyComponent } from '../../../ui/lazyComponent';
import { TextInput } from '../../../ui/TextInput';
import { DateField, type DateInputProps } from './DateField';
import type { Attention, CalendarDateInputProps } from './DateInput';

const dateInput = lazyComponent<CalendarDateInputProps>(
  async () => (await import('./DateInput')).DateInput,
);

// A form comes as somebody is near the button that opens it, and so does its calendar.
void dateInput.preload();

/** The date as the browser's own field, in the place of the one whose calendar did not come. */
function TypedDate({ attention, onChange, inputRef, ...shown }: CalendarDateInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const ref = useForkRef<HTMLInputElement>(field, inputRef);
  const wasAttended = useRef(attention !== 'elsewhere');
  useEffect(() => {
    if (wasAttended.current) field.current?.focus();
  }, []);
  return (
    <TextInput
      {...shown}
      type="date"
      inputRef={ref}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  );
}

/**
 * The date field with its calendar in a script of its own: pressed before that is there, it opens as soon as it is.
 * Where it can not be fetched, the date can be typed.
 */
export function LazyDateInput(props: DateInputProps) {
  const { onChange, inputRef, ...shown } = props;
  const reference = inputRef === undefined ? {} : { inputRef };
  const [attention, setAttention] = useState<Attention>('elsewhere');
  return (
    <ErrorBoundary
      onError={dateInput.renew}
      fallback={() => (
        <TypedDate {...shown} {...reference} onChange={onChange} attention={attention} />
      )}
    >
      <Suspense
        fallback={
          <DateField
            {...shown}
            {...(inputRef === undefined ? {} : { buttonRef: inputRef })}
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
        <dateInput.Component {...props} attention={attention} />
      </Suspense>
    </ErrorBoundary>
  );
}
