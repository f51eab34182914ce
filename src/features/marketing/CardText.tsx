import Typography from '@mui/material/Typography';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface CardTextProps {
  /** Additional styles. */
  look?: CSSObject;
  children: ReactNode;
}

/** A paragraph of an `InfoCard`. */
export function CardText({ look = {}, ...props }: CardTextProps) {
  return (
    <Typography
      variant="body2"
      sx={{ marginBlockStart: 1, textWrap: 'pretty', color: 'text.secondary', ...look }}
      {...props}
    />
  );
}
