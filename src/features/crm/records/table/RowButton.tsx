import type { ComponentProps, MouseEvent } from 'react';
import { oncePerPress } from '../../../../ui/oncePerPress';

interface RowButtonProps extends Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-busy' | 'children'
> {
  'aria-label': string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * An icon button in a table row. A native button styled by `TableFrame`, because each key typed into the search
 * renders many. It acts once per press: rows move and dialogs close
 * under the pointer, so a second click would hit another target.
 */
export function RowButton({ onClick, ...props }: RowButtonProps) {
  return <button type="button" data-row-button {...oncePerPress(onClick)} {...props} />;
}
