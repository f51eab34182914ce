import List from '@mui/material/List';
import type { ReactNode } from 'react';

interface CardGridProps {
  columns: number;
  /** The window width from which the cards are side by side, in px. */
  from: number;
  /** Whether a card keeps its own height beside a taller one. */
  keepsHeights?: boolean;
  children: ReactNode;
}

/** A list of cards: side by side if there is space, stacked on a phone. */
export function CardGrid({ columns, from, keepsHeights = false, children }: CardGridProps) {
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gap: 2.5,
        ...(keepsHeights ? { alignItems: 'start' } : {}),
        marginBlockStart: 3.5,
        [`@media (min-width: ${String(from)}px)`]: {
          gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
        },
      }}
    >
      {children}
    </List>
  );
}
