import type { ReactNode, SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  children: ReactNode;
}

/**
 * The frame of every icon: drawn on a grid of 20 with the stroke that `base.css` gives it. It stands beside a text or inside a named control,
 * and is never named itself.
 */
export function Icon({ children, ...props }: IconProps) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" {...props}>
      {children}
    </svg>
  );
}
