import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useId } from 'react';
import { dateInWords } from '../records/localDate';
import { CalendarIcon } from '../records/recordIcons';

/** Takes and gives yyyy-MM-dd; empty where no date is picked. */
export interface DateInputProps {
  label: string;
  value: string;
  onChange: (date: string) => void;
}

const isoDate = 'YYYY-MM-DD';

// In px, what stays free around the calendar.
const windowEdge = 8;

// Where there is room neither below nor above the button, the calendar covers it rather than leave the window.
const stayInWindow = [
  { name: 'preventOverflow', options: { altAxis: true, tether: false, padding: windowEdge } },
];

/** A long date, or the placeholder, on the button that opens the calendar; both are in its name. */
function DateButton() {
  const { label, value, open, setOpen, triggerRef } = usePickerContext();
  const labelId = useId();
  const buttonId = useId();
  return (
    <FormControl fullWidth ref={triggerRef}>
      {/* No label of the button: its name would then leave out the date. */}
      <FormLabel id={labelId} component="span">
        {label}
      </FormLabel>
      <Button
        id={buttonId}
        variant="outlined"
        color="inherit"
        startIcon={<CalendarIcon />}
        aria-labelledby={`${labelId} ${buttonId}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
        sx={{
          justifyContent: 'start',
          minHeight: 48,
          fontSize: '1rem',
          fontWeight: 400,
          backgroundColor: 'background.paper',
          color: value === null ? 'text.secondary' : 'text.primary',
        }}
      >
        {value === null ? 'Pick a date' : dateInWords(value.format(isoDate), 'long')}
      </Button>
    </FormControl>
  );
}

/** A date picked from a calendar (sections 5 and 9): in English, weeks from Sunday, outside days shown. */
export function DateInput({ label, value, onChange }: DateInputProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
      <DatePicker
        label={label}
        value={value === '' ? null : dayjs(value)}
        onChange={(date) => {
          onChange(date?.format(isoDate) ?? '');
        }}
        closeOnSelect
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        slots={{ field: DateButton }}
        slotProps={{
          actionBar: { actions: ['clear', 'today'] },
          desktopPaper: {
            elevation: 0,
            variant: 'outlined',
            sx: { maxHeight: `calc(100dvh - ${String(2 * windowEdge)}px)`, overflow: 'auto' },
          },
          layout: {
            sx: {
              '& .MuiDateCalendar-root': {
                width: `min(320px, calc(100vw - ${String(2 * windowEdge + 2)}px))`,
              },
            },
          },
          // What the picker would name it after is the label of its own field, which is not there.
          popper: {
            'aria-labelledby': undefined,
            'aria-label': 'Choose a date',
            modifiers: stayInWindow,
          },
        }}
      />
    </LocalizationProvider>
  );
}
