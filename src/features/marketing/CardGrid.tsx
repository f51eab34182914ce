import List from '@mui/material/List';
import type { ReactNode } from 'react';

interface CardGridProps {
  columns: number;
  /** How wide the window is, in px, where its cards stand side by side. */
  from: number;
  children: ReactNode;
}

/** A list of cards: side by side where there is room, below each other on a phone. */
export function CardGrid({ columns, from, children }: CardGridProps) {
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gap: 2.5,
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
