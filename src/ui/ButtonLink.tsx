import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEventHandler } from 'react';
import { PreloadLink } from './PreloadLink';

interface ButtonLinkProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'fullWidth' | 'sx' | 'children'
> {
  /** An address inside the application. */
  to: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button, for the way on from a page. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button {...props} component={PreloadLink} />;
}
