import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { loadUserApi } from '../../api/callUserApi';
import { useAppDispatch } from '../../store/hooks';
import { BusyButton } from '../../ui/BusyButton';
import { Form } from '../../ui/Form';
import { useAccountToasts } from './useAccountToasts';

interface AccountFormProps extends Pick<
  ComponentProps<typeof Form>,
  'onSubmit' | 'onInput' | 'children'
> {
  /** The button's label, and its label while the call runs; presses are ignored then. */
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Whether the page's first button is another one. */
  isSecondary?: boolean;
}

/** A column of fields with a submit button. The fields show their own errors. */
export function AccountForm({
  label,
  busyLabel,
  isBusy,
  isSecondary = false,
  children,
  ...form
}: AccountFormProps) {
  const dispatch = useAppDispatch();
  useAccountToasts();

  return (
    <Box
      component={Form}
      {...form}
      onFocus={() => {
        // Preload the API script while the user types. If that fails, submitting loads it again.
        dispatch(loadUserApi()).catch(() => undefined);
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {children}
      <BusyButton
        type="submit"
        variant={isSecondary ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        isBusy={isBusy}
        sx={{ marginBlockStart: 0.5 }}
      >
        {isBusy ? busyLabel : label}
      </BusyButton>
    </Box>
  );
}
