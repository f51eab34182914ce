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
    <SnackbarContent
      {...(ref === undefined ? {} : { ref })}
      role="alert"
      className="toast"
      {...holdProps}
    >
      <div className="toast-icon" data-kind={variant}>
        <Icon />
      </div>
      <div className="toast-text">{message}</div>
      <div className="toast-buttons">
        {typeof action === 'function' ? action(id) : action}
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </div>
    </SnackbarContent>
  );
}
