import { NavLink, type NavLinkProps } from 'react-router-dom';
import { useRoutePreload } from './useRoutePreload';

interface PreloadLinkProps extends Omit<NavLinkProps, 'to'> {
  to: string;
}

/** An internal link: marked if it leads to the current page, and preloading its page on hover and focus. */
export function PreloadLink({ to, onPointerEnter, onFocus, ...props }: PreloadLinkProps) {
  const preload = useRoutePreload(to);
  return (
    <NavLink
      {...props}
      onPointerEnter={(event) => {
        preload.onPointerEnter();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload.onFocus();
        onFocus?.(event);
      }}
      to={to}
      end
    />
  );
}
