import Button from '@mui/material/Button';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { TextInput } from './TextInput';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'rows' | 'endAdornment'>;

/**
 * A password field with a show/hide toggle; supports pasting and password managers. Submitting the form hides the
 * password again.
 */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = (): void => {
      setShown(false);
    };
    form?.addEventListener('submit', hide);
    return () => {
      form?.removeEventListener('submit', hide);
    };
  }, []);

  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      endAdornment={
        <Button
          ref={toggle}
          type="button"
          size="small"
          // Keep the button away from the field's border.
          sx={{ '&:focus-visible': { outlineOffset: '-2px' } }}
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
