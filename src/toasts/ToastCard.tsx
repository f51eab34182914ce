import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { findRoutePath } from '../../contract/routePaths';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../ui/icons';
import type { OpenToast } from './toasts';

const icons = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon, warning: WarningIcon };

export function ToastCard({ toast, ref }: { toast: OpenToast; ref?: Ref<HTMLDivElement> }) {
  const { id, kind, text, description, action, isAnnouncedByPage = false, close } = toast;
  const Icon = icons[kind];
  const navigate = useNavigate();
  return (
    <div
      id={id}
      ref={ref ?? null}
      role="alert"
      {...(isAnnouncedByPage ? { 'aria-live': 'off' } : {})}
      className="toast"
    >
      <div style={{ color: `var(--mui-palette-${kind}-main)` }}>
        <Icon />
      </div>
      <div>
        {description ? <strong>{text}</strong> : text}
        <div>{description}</div>
      </div>
      <div className="toast-buttons">
        {action && (
          <button
            type="button"
            className="shell-button"
            style={{ color: 'var(--mui-palette-primary-main)' }}
            aria-label={description ? `${action.label}: ${description}` : action.label}
            onClick={() => {
              if (!close()) return;
              action.run?.();
              // The history entry of the page that is open stays, with its state.
              if (!('to' in action) || findRoutePath(window.location.pathname) === action.to)
                return;
              void navigate(action.to);
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" className="shell-button" aria-label="Close" onClick={close}>
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
