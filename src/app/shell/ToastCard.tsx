import { SnackbarContent, useSnackbar, type CustomContentProps } from 'notistack';
import { use, type ComponentType, type Ref } from 'react';
import type { ToastKind } from '../../lib/toasts';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../ui/icons';
import { ToastStackContext } from './ToastStackContext';
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

/** How long it stays. WCAG 2.2.1 counts 20 seconds as enough to ask for more time, here by pointer or focus. */
function timeInView(variant: ToastKind, hasAction: boolean): number {
  if (hasAction) return 20_000;
  return variant === 'error' ? 10_000 : 6_000;
}

/** One toast: its kind as an icon, its text, its one action and a button that closes it; an alert for screen readers. */
export function ToastCard({ id, message, variant, action, ref }: ToastCardProps) {
  const { closeSnackbar } = useSnackbar();
  const { isHeld, folded, newest } = use(ToastStackContext);
  const close = () => {
    closeSnackbar(id);
  };
  const hasAction = action !== undefined;
  const isFolded = folded.includes(id);
  useDismissTimer(timeInView(variant, hasAction), isHeld || isFolded, close);
  const Icon = icons[variant];

  return (
    <SnackbarContent
      {...(ref === undefined ? {} : { ref })}
      role="alert"
      className="toast"
      data-folded={isFolded || undefined}
      data-newest={id === newest || undefined}
    >
      <div className="toast-icon" data-kind={variant}>
        <Icon />
      </div>
      <div className="toast-text">{message}</div>
      <div className="toast-buttons" data-action={hasAction || undefined}>
        {typeof action === 'function' ? action(id) : action}
        <button type="button" className="icon-button" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </div>
    </SnackbarContent>
  );
}
