import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

interface PlainButtonProps
  extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'color'> {}

/** A button that looks like MUI's and weighs nothing, for pages whose first view does without MUI's. */
export function PlainButton({
  variant,
  color,
  size,
  fullWidth,
  type = 'button',
  ...props
}: PlainButtonProps) {
  const look = { variant, color, size, fullWidth };
  return <button {...props} type={type} className={buttonClass(look)} />;
}
