import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps } from 'react';

interface SelectInputProps extends Pick<
  ComponentProps<typeof NativeSelect>,
  'defaultValue' | 'onChange' | 'value'
> {
  label: string;
  name: string;
  /** Value and label of each option. */
  choices: readonly (readonly [value: string, words: string])[];
}

/** A labelled native select, which works well with touch, pointer and keyboard. It shows no error. */
export function SelectInput({ label, choices, ...select }: SelectInputProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect id={id} input={<OutlinedInput notched={false} />} {...select}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
