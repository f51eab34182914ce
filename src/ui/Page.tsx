import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageContainer, type PageWidth } from './PageContainer';
import { PageHead } from './PageHead';
import { PageHeading } from './PageHeading';
import { usePageArrival } from './usePageArrival';

interface PageProps {
  /** Stands before the product's name in the window's title. */
  title: string;
  /** What a search result says about the page; of the product, unless told otherwise. */
  description?: string;
  /** The page's one h1; it takes the focus when the user comes to the page from another one. */
  heading: ReactNode;
  subtitle?: ReactNode;
  /** `wide` unless told otherwise. */
  width?: PageWidth;
  /**
   * Names what of a page in several steps is shown: the heading of the next step takes the focus, as a new page's
   * does, once the user has done anything.
   */
  step?: string;
  children?: ReactNode;
}

/** A page inside the shell: its title, its heading and its room. */
export function Page({
  title,
  description,
  heading,
  subtitle,
  width = 'wide',
  step,
  children,
}: PageProps) {
  const headingRef = usePageArrival(step);
  return (
    <PageContainer pageWidth={width} className="page">
      <PageHead title={title} {...(description === undefined ? {} : { description })} />
      <Box sx={{ maxWidth: '46rem', marginBlockEnd: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)' }}>
        <PageHeading ref={headingRef}>{heading}</PageHeading>
        {subtitle !== undefined && (
          <Typography
            variant="subtitle1"
            component="p"
            sx={{
              maxWidth: '60ch',
              marginBlockStart: 2,
              textWrap: 'pretty',
              color: 'text.secondary',
            }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
      {children}
    </PageContainer>
  );
}
