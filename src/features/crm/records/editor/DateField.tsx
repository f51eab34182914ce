import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ComponentProps, type Ref } from 'react';
import { fieldHeight } from '../../../../ui/fieldHeight';
import { dateInWords } from '../state/localDate';
import { CalendarIcon } from '../../icons/crmIcons';

/** The value and change handler of a date field: yyyy-MM-dd, or empty. */
export interface DateInputProps {
  label: string;
  name: string;
  value: string;
  onChange: (date: string) => void;
  required?: boolean;
  /** The error message, which is announced. */
  error?: string | undefined;
}

interface DateFieldProps
  extends
    Omit<DateInputProps, 'onChange'>,
    Pick<
      ComponentProps<'button'>,
      | 'onClick'
      | 'onClickCapture'
      | 'onFocus'
      | 'onBlur'
      | 'onPointerDown'
      | 'onPointerLeave'
      | 'aria-busy'
      | 'aria-expanded'
    > {
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A labelled button that shows a long date or "Pick a date"; its accessible name contains label and date. */
export function DateField({
  label,
  value,
  required = false,
  error,
  buttonRef,
  ...button
}: DateFieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const requiredId = `${id}-required`;
  const errorId = `${id}-error`;
  const isWrong = error !== undefined;
  const described = [required && requiredId, isWrong && errorId].filter((part) => part !== false);
  return (
    <FormControl fullWidth required={required} error={isWrong}>
      {/* Not a `label` for the button: it would replace the date in the button's name. */}
      <FormLabel id={labelId} component="span">
        {label}
      </FormLabel>
      <Button
        {...button}
        id={id}
        ref={buttonRef}
        aria-haspopup="dialog"
        variant="outlined"
        color={isWrong ? 'error' : 'inherit'}
        startIcon={<CalendarIcon />}
        aria-labelledby={`${labelId} ${id}`}
        {...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {})}
        sx={{
          justifyContent: 'start',
          paddingInline: 1.75,
          typography: 'body1',
          backgroundColor: 'background.paper',
          color: value === '' ? 'text.secondary' : 'text.primary',
          // As tall as the text fields beside it, on touch screens too.
          '&&': { minHeight: fieldHeight, ...(isWrong ? { borderColor: 'error.main' } : {}) },
        }}
      >
        {value === '' ? 'Pick a date' : dateInWords(value, 'long')}
      </Button>
      {/* `aria-required` does not apply to buttons, and the asterisk is visual only. */}
      {required && (
        <span id={requiredId} hidden>
          Required
        </span>
      )}
      {isWrong && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
