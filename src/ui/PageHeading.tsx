import Typography from '@mui/material/Typography';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

interface PageHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  /** Additional styles. */
  styles?: CSSObject;
  children: ReactNode;
}

/** The page's h1. It is focusable by script, with a visible focus ring for keyboard users. */
export function PageHeading({ styles = {}, ...props }: PageHeadingProps) {
  return (
    <Typography
      variant="h1"
      tabIndex={-1}
      sx={{
        width: 'fit-content',
        borderRadius: '4px',
        '&:focus:not(:focus-visible)': { outline: 'none' },
        ...styles,
      }}
      {...props}
    />
  );
}
