import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from 'react';

type NativeInputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'minLength' | 'spellCheck' | 'dir'
>;

interface TextInputProps
  extends
    NativeInputProps,
    Pick<
      OutlinedInputProps,
      | 'defaultValue'
      | 'name'
      | 'onBlur'
      | 'onChange'
      | 'onKeyDown'
      | 'onWheel'
      | 'placeholder'
      | 'required'
      | 'type'
      | 'value'
    > {
  label: string;
  /** The error message, which is announced; `undefined` if the value is valid. */
  error?: string | undefined;
  hint?: string;
  /** Renders a text area with this many rows, which the user can resize. */
  rows?: number;
  /** Whether the text area grows with its text, up to a share of the window's height; only where CSS supports it. */
  grows?: boolean;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  endAdornment?: ReactNode;
}

const growing = (rows = 1) => ({
  '@supports (field-sizing: content)': {
    '& textarea': { minHeight: `${rows}lh`, maxHeight: 'max(40vh, 14rem)' },
  },
});

/** Only once the field is used: a restored text would shift the content below. A style, not React state. */
function startGrowing({ target }: FocusEvent<HTMLElement>): void {
  target.style.setProperty('field-sizing', 'content');
}

/** A labelled field with its hint and error; the label stays visible above it. */
export function TextInput({
  label,
  error,
  hint,
  rows,
  grows = false,
  inputRef,
  required = false,
  autoComplete,
  inputMode,
  maxLength,
  minLength,
  spellCheck,
  dir,
  ...input
}: TextInputProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const isInvalid = error !== undefined;
  const described = [hint !== undefined && hintId, isInvalid && errorId].filter(
    (part) => part !== false,
  );

  return (
    <FormControl fullWidth error={isInvalid} required={required}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={inputRef}
        notched={false}
        // Use a plain text area: an auto-sizing one freezes the page on very long texts.
        {...(rows === undefined ? {} : { multiline: true, inputComponent: 'textarea' })}
        {...(grows ? { sx: growing(rows), onFocus: startGrowing } : {})}
        slotProps={{
          input: {
            ...(rows === undefined ? {} : { rows }),
            ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
            'aria-invalid': isInvalid,
            autoComplete,
            inputMode,
            maxLength,
            minLength,
            spellCheck,
            dir,
          },
        }}
      />
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
      {isInvalid && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
