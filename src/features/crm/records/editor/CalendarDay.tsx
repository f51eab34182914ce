import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';

const swapped = new Map([
  ['PageUp', 'PageDown'],
  ['PageDown', 'PageUp'],
]);

/**
 * A day of the calendar in which Page Up goes to the month before and Page Down to the one after, as
 * [WAI-ARIA](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/) specifies; the
 * library does the opposite.
 */
export function CalendarDay({ onKeyDown, ...props }: PickerDayProps) {
  return (
    <PickerDay
      {...props}
      onKeyDown={(event, day) => {
        const key = swapped.get(event.key);
        const preventDefault = () => {
          event.preventDefault();
        };
        onKeyDown?.(key === undefined ? event : { ...event, key, preventDefault }, day);
      }}
    />
  );
}
