import type { ReactNode, SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  children: ReactNode;
}

/**
 * The SVG element of every icon: a 20-unit grid, with the stroke set in `base.css`. It is hidden from screen
 * readers: the text beside it or the control around it provides the name.
 */
export function Icon({ children, ...props }: IconProps) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" {...props}>
      {children}
    </svg>
  );
}
