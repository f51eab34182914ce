import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface SectionCardProps {
  /** The row heights, as CSS values; by default as high as their content. */
  rows?: string;
  children: ReactNode;
}

/** A card of the profile page. */
export function SectionCard({ rows = 'none', children }: SectionCardProps) {
  return (
    <Card
      sx={{
        display: 'grid',
        gridTemplateRows: rows,
        alignContent: 'start',
        gap: 1,
        padding: 3,
      }}
    >
      {children}
    </Card>
  );
}
