import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import type { ComponentType, Ref } from 'react';
import type { ToastKind } from '../../lib/toasts';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../ui/icons';
import { useDismissTimer } from './useDismissTimer';

const icons: Record<ToastKind, ComponentType> = {
  success: SuccessIcon,
  error: ErrorIcon,
  info: InfoIcon,
  warning: WarningIcon,
};

const Card = styled(SnackbarContent)(({ theme }) => ({
  ...theme.typography.body2,
  flexWrap: 'nowrap !important',
  alignItems: 'flex-start',
  gap: 10,
  width: '100%',
  padding: '6px 6px 6px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.outline}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface ToastCardProps extends CustomContentProps {
  variant: ToastKind;
  ref?: Ref<HTMLDivElement>;
}

/** One toast: its kind as an icon, its text, its one action and a button that closes it; an alert for screen readers. */
export function ToastCard({ id, message, variant, action, ref }: ToastCardProps) {
  const { closeSnackbar } = useSnackbar();
  const close = () => {
    closeSnackbar(id);
  };
  const lasting = variant === 'error' || action !== undefined;
  const holdProps = useDismissTimer(lasting ? 10_000 : 6_000, close);
  const Icon = icons[variant];

  return (
    <Card {...(ref === undefined ? {} : { ref })} role="alert" {...holdProps}>
      <Box sx={{ display: 'flex', paddingBlock: '10px', color: `${variant}.main` }}>
        <Icon />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, paddingBlock: '9px' }}>{message}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
        {typeof action === 'function' ? action(id) : action}
        <IconButton aria-label="Close" color="inherit" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Card>
  );
}
