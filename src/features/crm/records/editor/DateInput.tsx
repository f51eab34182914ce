import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useContext, useEffect, useRef } from 'react';
import { CalendarDay } from './CalendarDay';
import { DateField, type DateInputProps } from './DateField';

const isoDate = 'YYYY-MM-DD';

// The margin around the calendar, in px.
const windowEdge = 8;

// Without enough space below or above, the calendar covers the button rather than leave the window.
const stayInWindow = [
  { name: 'preventOverflow', options: { altAxis: true, tether: false, padding: windowEdge } },
];

/** The user's interaction with the placeholder field; `pressing` while the pointer is down. */
export type PlaceholderInteraction = 'elsewhere' | 'focused' | 'pressing' | 'pressed';

export interface CalendarDateInputProps extends DateInputProps {
  /** When the field appears, it takes over the focus, and opens the calendar if the placeholder was pressed. */
  attention: PlaceholderInteraction;
}

type FieldState = Omit<CalendarDateInputProps, 'value' | 'onChange'>;

// The picker renders its own field and passes it only known props.
const FieldStateContext = createContext<FieldState>({
  label: '',
  name: '',
  attention: 'elsewhere',
});

/** The button that opens the calendar. */
function DateButton() {
  const { value, open, setOpen, triggerRef } = usePickerContext();
  const { attention, ...state } = useContext(FieldStateContext);
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useForkRef<HTMLButtonElement>(button, triggerRef);
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    if (attention === 'elsewhere') return;
    button.current?.focus();
    if (attention === 'pressed') setOpen(true);
    // Replacing a pressed button suppresses its click. Open only after the release, or the picker would treat it as
    // a click outside and close again.
    if (attention === 'pressing')
      window.addEventListener('pointerup', () => setTimeout(setOpen, 0, true), { once: true });
  }, [attention, setOpen]);
  return (
    <DateField
      {...state}
      value={value?.format(isoDate) ?? ''}
      buttonRef={buttonRef}
      aria-expanded={open}
      onClick={() => {
        setOpen(!open);
      }}
      onClickCapture={(event) => {
        // The second click of a double click must not close the calendar, neither here nor as one outside of it.
        if (event.detail > 1) event.stopPropagation();
      }}
    />
  );
}

/** A date chosen from an English calendar: weeks start on Sunday, with the days of adjacent months. */
export function DateInput({ value, onChange, ...state }: CalendarDateInputProps) {
  const view = useRef<DateView>('day');
  const choose = (date: Dayjs | null) => {
    onChange(date?.format(isoDate) ?? '');
  };
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <FieldStateContext value={state}>
        <DatePicker
          value={value === '' ? null : dayjs(value)}
          onOpen={() => {
            view.current = 'day';
          }}
          onViewChange={(shown) => {
            view.current = shown;
          }}
          // The picker reports a chosen year as a changed date, but not as an accepted one, as it does `Today` and `Clear`.
          onChange={(date) => {
            if (view.current !== 'year') choose(date);
          }}
          onAccept={(date) => {
            if (view.current === 'year') choose(date);
          }}
          closeOnSelect
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          // Without animation: a day that moves between press and release would not be the one selected.
          reduceAnimations
          slots={{ field: DateButton, day: CalendarDay }}
          slotProps={{
            actionBar: { actions: ['clear', 'today'] },
            desktopPaper: {
              elevation: 0,
              variant: 'outlined',
              sx: {
                maxHeight: `calc(100dvh - ${String(2 * windowEdge)}px)`,
                overflow: 'auto',
                // Distinguish it from the dialog, whose surface has the same colour.
                marginBlock: 0.5,
                borderColor: 'outline',
                boxShadow: '0 0.5rem 1.5rem rgb(31 26 23 / 0.2)',
              },
            },
            layout: {
              sx: {
                '& .MuiDateCalendar-root': {
                  width: `min(320px, calc(100vw - ${String(2 * windowEdge + 2)}px))`,
                },
              },
            },
            // On a phone the calendar is a separate dialog.
            toolbar: { hidden: true },
            mobilePaper: { 'aria-labelledby': undefined, 'aria-label': 'Choose a date' },
            popper: {
              // The picker would reference the label of its default field, which is not rendered.
              'aria-labelledby': undefined,
              'aria-label': 'Choose a date',
              modifiers: stayInWindow,
              // Fixed, like its dialog: positioned on the page, it would move when the page scrolls and jump back
              // when a day is pressed, so that the release misses the day.
              popperOptions: { strategy: 'fixed' },
            },
          }}
        />
      </FieldStateContext>
    </LocalizationProvider>
  );
}
