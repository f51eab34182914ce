import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface InfoCardProps {
  /** The card's link or button, at its bottom edge. */
  foot: ReactNode;
  /** Whether the foot requires JavaScript. */
  footNeedsScript?: boolean;
  /** Additional styles. */
  look?: CSSObject;
  children: ReactNode;
}

/** A card of a `CardGrid`. */
export function InfoCard({ foot, footNeedsScript = false, look = {}, children }: InfoCardProps) {
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
        ...look,
      }}
    >
      {children}
      <Box
        sx={{ typography: 'body2', marginBlockStart: 'auto', paddingBlockStart: 2.5 }}
        {...(footNeedsScript ? { className: 'needs-script' } : {})}
      >
        {foot}
      </Box>
    </Card>
  );
}
