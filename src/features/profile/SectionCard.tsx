import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface SectionCardProps {
  /** The heights of its rows, as CSS names them; as high as their content unless told otherwise. */
  rows?: string;
  children: ReactNode;
}

/** A sheet of the profile page with room around its content. */
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
