import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';

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
      | 'placeholder'
      | 'required'
      | 'type'
      | 'value'
    > {
  label: string;
  /**
   * What is wrong with the value, in a sentence that is announced; nothing when it is well. Empty where the sentence
   * stands beside another field already.
   */
  error?: string | undefined;
  hint?: string;
  /** Makes it a text area of so many lines; its size is the user's to change. */
  rows?: number;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  endAdornment?: ReactNode;
}

/** A labelled field with its hint and its error tied to it; the label stands above and stays in view. */
export function TextInput({
  label,
  error,
  hint,
  rows,
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
  const hasSentence = error !== undefined && error !== '';
  const described = [hint !== undefined && hintId, hasSentence && errorId].filter(
    (part) => part !== false,
  );

  return (
    <FormControl fullWidth error={error !== undefined} required={required}>
      <FormLabel htmlFor={id} sx={{ marginBlockEnd: 0.75 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={inputRef}
        notched={false}
        // A plain text area: one that measures itself freezes the page on very long texts.
        {...(rows === undefined ? {} : { multiline: true, inputComponent: 'textarea' })}
        slotProps={{
          input: {
            ...(rows === undefined ? {} : { rows }),
            ...(described.length > 0 ? { 'aria-describedby': described.join(' ') } : {}),
            'aria-invalid': error !== undefined,
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
      {hasSentence && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
