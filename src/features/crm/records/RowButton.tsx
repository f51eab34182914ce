import type { ComponentProps, MouseEvent } from 'react';

interface RowButtonProps extends Pick<
  ComponentProps<'button'>,
  'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-busy' | 'children'
> {
  'aria-label': string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * A button with an icon in a row of a table. The browser's own, dressed by `TableFrame`: rows come and go with every key
 * of a search, and each has several. One press is one click: rows move and dialogs close under the pointer or the key,
 * and neither the second half of a double click nor an Enter that is held was meant for what comes to stand there.
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
