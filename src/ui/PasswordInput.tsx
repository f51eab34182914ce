import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { TextInput } from './TextInput';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'rows' | 'endAdornment'>;

/** A password field with its show/hide toggle (section 2); pasting and password managers work as usual. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      endAdornment={
        <Button
          type="button"
          size="small"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? 'Hide' : 'Show'}
        </Button>
      }
    />
  );
}
