import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface InfoCardProps {
  /** The card's link or button, at its bottom edge. */
  footer: ReactNode;
  /** Whether the footer requires JavaScript. */
  footerNeedsScript?: boolean;
  /** Additional styles. */
  styles?: CSSObject;
  children: ReactNode;
}

/** A card of a `CardGrid`. */
export function InfoCard({
  footer,
  footerNeedsScript = false,
  styles = {},
  children,
}: InfoCardProps) {
  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        padding: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
        ...styles,
      }}
    >
      {children}
      <Box
        sx={{ typography: 'body2', marginBlockStart: 'auto', paddingBlockStart: 2.5 }}
        {...(footerNeedsScript ? { className: 'needs-script' } : {})}
      >
        {footer}
      </Box>
    </Card>
  );
}
