import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface RecordsHeaderProps {
  title: string;
  /** The search field, between title and buttons. */
  search?: ReactNode;
  /** Buttons that apply to all records. */
  children: ReactNode;
}

/** The header above a table of records: title, search and buttons, in one line if there is room. */
export function RecordsHeader({ title, search, children }: RecordsHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {search}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}
