import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ComponentProps } from 'react';
import { loadUserApi } from '../../api/callUserApi';
import { useAppDispatch } from '../../store/hooks';
import { Form } from '../../ui/Form';

interface AccountFormProps extends Pick<
  ComponentProps<typeof Form>,
  'onSubmit' | 'onInput' | 'children'
> {
  /** The name of the button, and what it reads while the call runs; it is disabled then. */
  label: string;
  busyLabel: string;
  isBusy: boolean;
}

/** One column of fields and their submit button. The fields show their own messages. */
export function AccountForm({ label, busyLabel, isBusy, children, ...form }: AccountFormProps) {
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(isBusy);

  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    // A button that is disabled under the keyboard's focus loses it; who tries again goes on from here.
    if (hasEnded && document.activeElement === document.body) button.current?.focus();
  }, [isBusy]);

  return (
    <Box
      component={Form}
      {...form}
      onFocus={() => {
        // Whoever types will send: the call's script comes meanwhile. Sending fetches it again where this fails.
        dispatch(loadUserApi()).catch(() => undefined);
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {children}
      <Button
        ref={button}
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={isBusy}
        sx={{ marginBlockStart: 0.5 }}
      >
        {isBusy ? busyLabel : label}
      </Button>
    </Box>
  );
}
