import Typography from '@mui/material/Typography';
import type { CSSObject } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

interface PageHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  /** Rules over its own. */
  look?: CSSObject;
  children: ReactNode;
}

/** The page's one h1; it can take the focus, which shows for whoever works by keyboard. */
export function PageHeading({ look = {}, ...props }: PageHeadingProps) {
  return (
    <Typography
      variant="h1"
      tabIndex={-1}
      sx={{
        width: 'fit-content',
        borderRadius: '4px',
        '&:focus:not(:focus-visible)': { outline: 'none' },
        ...look,
      }}
      {...props}
    />
  );
}
