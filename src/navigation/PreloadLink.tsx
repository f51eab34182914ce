import { NavLink, type NavLinkProps } from 'react-router-dom';
import { useRoutePreload } from './useRoutePreload';

interface PreloadLinkProps extends Omit<NavLinkProps, 'to' | 'onPointerEnter' | 'onFocus'> {
  to: string;
}

/** An internal link: marked if it leads to the current page, and preloading its page on hover and focus. */
export function PreloadLink({ to, ...props }: PreloadLinkProps) {
  return <NavLink {...props} {...useRoutePreload(to)} to={to} end />;
}
