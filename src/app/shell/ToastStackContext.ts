import type { SnackbarKey } from 'notistack';
import { createContext } from 'react';

/** What a toast has to know of those it stands among. */
interface ToastStack {
  /** The pointer or the focus is in one of them: none goes, so that none moves. */
  isHeld: boolean;
  /** Those that are not in view. */
  folded: readonly SnackbarKey[];
  newest: SnackbarKey | undefined;
}

export const ToastStackContext = createContext<ToastStack>({
  isHeld: false,
  folded: [],
  newest: undefined,
});
