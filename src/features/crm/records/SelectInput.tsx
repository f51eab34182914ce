import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface SelectInputProps {
  label: string;
  /** Value and words of each choice. */
  choices: readonly (readonly [value: string, words: string])[];
  /** What `register` returned. */
  registration: UseFormRegisterReturn;
}

/** A labelled list to choose from: the browser's own, which works alike by finger, pointer and keyboard. */
export function SelectInput({ label, choices, registration }: SelectInputProps) {
  const id = useId();
  const { ref, name, onBlur, onChange } = registration;
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        input={<OutlinedInput notched={false} />}
        inputRef={ref}
        inputProps={{
          name,
          onBlur: (event) => void onBlur(event),
          onChange: (event) => void onChange(event),
        }}
      >
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
