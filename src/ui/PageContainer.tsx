import type { ReactNode } from 'react';

/** `wide` for cards and tables, `text` for prose (70 characters per line), `form` for one column of fields. */
export type PageWidth = 'wide' | 'text' | 'form';

interface PageContainerProps {
  pageWidth: PageWidth;
  className?: string;
  children: ReactNode;
}

/** A centred column whose side padding grows with the window. */
export function PageContainer({ pageWidth, className, children }: PageContainerProps) {
  const names = ['container', `container-${pageWidth}`, className];
  return <div className={names.filter((name) => name !== undefined).join(' ')}>{children}</div>;
}
