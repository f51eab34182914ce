import { NavLink, type NavLinkProps } from 'react-router-dom';
import { useRoutePreload } from './useRoutePreload';

interface PreloadLinkProps extends Omit<NavLinkProps, 'to' | 'onPointerEnter' | 'onFocus'> {
  to: string;
}

/** A link to a page of the application: marked where that page is the present one, its script fetched on hover and focus. */
export function PreloadLink({ to, ...props }: PreloadLinkProps) {
  return <NavLink {...props} {...useRoutePreload(to)} to={to} end />;
}
