import type { ComponentProps } from 'react';

interface RowButtonProps extends Pick<
  ComponentProps<'button'>,
  'onClick' | 'onPointerEnter' | 'onFocus' | 'aria-haspopup' | 'aria-busy' | 'children'
> {
  'aria-label': string;
}

/**
 * A button with an icon in a row of a table. The browser's own, dressed by `TableFrame`: rows come and go with every key
 * of a search, and each has several.
 */
export function RowButton(props: RowButtonProps) {
  return <button type="button" data-row-button {...props} />;
}
