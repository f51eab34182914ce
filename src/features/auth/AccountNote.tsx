import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A line with a link below an account form. */
export function AccountNote({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      sx={{
        marginBlockStart: 4,
        paddingBlockStart: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        color: 'text.secondary',
      }}
    >
      {children}
    </Typography>
  );
}
