import Typography from '@mui/material/Typography';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface CardTextProps {
  /** Additional styles. */
  styles?: CSSObject;
  children: ReactNode;
}

/** A paragraph of an `InfoCard`. */
export function CardText({ styles = {}, ...props }: CardTextProps) {
  return (
    <Typography
      variant="body2"
      sx={{ marginBlockStart: 1, textWrap: 'pretty', color: 'text.secondary', ...styles }}
      {...props}
    />
  );
}
