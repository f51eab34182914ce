import type { MouseEventHandler, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';
import { PreloadLink } from './PreloadLink';

interface ButtonLinkProps extends ButtonLook {
  /** An address inside the application. */
  to: string;
  children: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button, for the way on from a page. */
export function ButtonLink({ to, children, onClick, ...look }: ButtonLinkProps) {
  return (
    <PreloadLink
      to={to}
      className={buttonClass(look)}
      {...(onClick === undefined ? {} : { onClick })}
    >
      {children}
    </PreloadLink>
  );
}
