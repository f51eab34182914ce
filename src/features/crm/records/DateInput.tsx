import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { createContext, useContext, useEffect, useRef } from 'react';
import { DateField, type DateInputProps } from './DateField';

const isoDate = 'YYYY-MM-DD';

// In px, what stays free around the calendar.
const windowEdge = 8;

// Where there is room neither below nor above the button, the calendar covers it rather than leave the window.
const stayInWindow = [
  { name: 'preventOverflow', options: { altAxis: true, tether: false, padding: windowEdge } },
];

/** What the user was doing at the placeholder field; `pressing` while the pointer is still down. */
export type Attention = 'elsewhere' | 'focused' | 'pressing' | 'pressed';

export interface CalendarDateInputProps extends DateInputProps {
  /** The focus is taken over as the field appears, and a press opens the calendar. */
  attention: Attention;
}

type FieldState = Omit<CalendarDateInputProps, 'value' | 'onChange'>;

// The picker makes its field by itself, and hands over nothing that is not its own.
const FieldStateContext = createContext<FieldState>({
  label: '',
  name: '',
  attention: 'elsewhere',
});

/** The field that opens the calendar. */
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
    // No click follows a press whose button was replaced. Open after the release, or that would count as a click
    // outside the calendar and close it.
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
    />
  );
}

/** A date picked from a calendar: in English, weeks from Sunday, days of the adjacent months shown. */
export function DateInput({ value, onChange, ...state }: CalendarDateInputProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <FieldStateContext value={state}>
        <DatePicker
          value={value === '' ? null : dayjs(value)}
          onChange={(date) => {
            onChange(date?.format(isoDate) ?? '');
          }}
          closeOnSelect
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          // A day that is pressed while it still moves is another one, or none, when it is released.
          reduceAnimations
          slots={{ field: DateButton }}
          slotProps={{
            actionBar: { actions: ['clear', 'today'] },
            desktopPaper: {
              elevation: 0,
              variant: 'outlined',
              sx: {
                maxHeight: `calc(100dvh - ${String(2 * windowEdge)}px)`,
                overflow: 'auto',
                // It lies on the dialog, whose surface has the same colour.
                boxShadow: '0 4px 16px rgb(31 26 23 / 0.16)',
              },
            },
            layout: {
              sx: {
                '& .MuiDateCalendar-root': {
                  width: `min(320px, calc(100vw - ${String(2 * windowEdge + 2)}px))`,
                },
              },
            },
            // On a phone the calendar is a dialog of its own.
            toolbar: { hidden: true },
            mobilePaper: { 'aria-labelledby': undefined, 'aria-label': 'Choose a date' },
            popper: {
              // What the picker would name it after is the label of its own field, which is not there.
              'aria-labelledby': undefined,
              'aria-label': 'Choose a date',
              modifiers: stayInWindow,
              // Fixed like the dialog that it belongs to: on the page it would go along when the page is scrolled by
              // script, and jump back as soon as a day is pressed, so that the day is released elsewhere.
              popperOptions: { strategy: 'fixed' },
            },
          }}
        />
      </FieldStateContext>
    </LocalizationProvider>
  );
}
