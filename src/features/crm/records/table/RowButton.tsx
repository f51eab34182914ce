import type { ComponentProps, MouseEvent } from 'react';

interface RowButtonProps extends Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-busy' | 'children'
> {
  'aria-label': string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * An icon button in a table row. A native button styled by `TableFrame`, because each key typed into the search
 * renders many. It ignores the second click of a double click and a held Enter: rows move and dialogs close under
 * the pointer, so the second press would hit another target.
 */
export function RowButton({ onClick, ...props }: RowButtonProps) {
  return (
    <button
      type="button"
      data-row-button
      onClick={(event) => {
        if (event.detail <= 1) onClick(event);
      }}
      onKeyDown={(event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      {...props}
    />
  );
}
