import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CSSObject } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  heading: string;
  /** A sentence or two below the heading. */
  note?: string;
  /** Wraps heading and note in one element, beside the content. */
  isBanner?: boolean;
  /** Additional styles. */
  styles?: CSSObject;
  children: ReactNode;
}

/** A section of a public page, named by its heading. */
export function Section({ heading, note, isBanner = false, styles = {}, children }: SectionProps) {
  const id = useId();
  const head = (
    <>
      <Typography variant="h2" id={id}>
        {heading}
      </Typography>
      {note !== undefined && (
        <Typography
          sx={{
            maxWidth: '60ch',
            marginBlockStart: 1.5,
            textWrap: 'pretty',
            color: 'text.secondary',
          }}
        >
          {note}
        </Typography>
      )}
    </>
  );
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ marginBlockStart: 'clamp(3.5rem, 2.5rem + 4vw, 6rem)', ...styles }}
    >
      {isBanner ? <div>{head}</div> : head}
      {children}
    </Box>
  );
}
