import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ComponentProps, type Ref } from 'react';
import { fieldHeight } from '../../../ui/fieldHeight';
import { dateInWords } from './localDate';
import { CalendarIcon } from './recordIcons';

/** What a field with a date takes and gives: yyyy-MM-dd, or nothing where no date is picked. */
export interface DateInputProps {
  label: string;
  name: string;
  value: string;
  onChange: (date: string) => void;
  required?: boolean;
  /** What is wrong with the date, in a sentence that is announced. */
  error?: string | undefined;
}

interface DateFieldProps
  extends
    Omit<DateInputProps, 'onChange'>,
    Pick<
      ComponentProps<'button'>,
      | 'onClick'
      | 'onFocus'
      | 'onBlur'
      | 'onPointerDown'
      | 'onPointerLeave'
      | 'aria-busy'
      | 'aria-expanded'
    > {
  buttonRef?: Ref<HTMLButtonElement>;
}

/** A labelled button with a long date, or with "Pick a date"; label and date are both in its name. */
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
      {/* No label of the button: its name would then leave out the date. */}
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
          // As tall as the text fields around it, where a finger points as well.
          '&&': { minHeight: fieldHeight, ...(isWrong ? { borderColor: 'error.main' } : {}) },
        }}
      >
        {value === '' ? 'Pick a date' : dateInWords(value, 'long')}
      </Button>
      {/* A button can not be marked as required, and the asterisk is for the eye alone. */}
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
