import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageContainer, type PageWidth } from './PageContainer';
import { PageHead } from './PageHead';
import { PageHeading } from './PageHeading';
import { usePageArrival } from '../navigation/usePageArrival';

interface PageProps {
  /** Precedes the product's name in the document title. */
  title: string;
  /** The meta description; defaults to the product's. */
  description?: string;
  /** The page's h1; it gets the focus on navigation to the page. */
  heading: ReactNode;
  subtitle?: ReactNode;
  /** Defaults to `wide`. */
  width?: PageWidth;
  /** A work page is near white, with a smaller heading in the typeface of the text. Defaults to `public`. */
  tone?: 'public' | 'work';
  /**
   * Identifies the current step of a multi-step page. The heading of the next step gets the focus, as on navigation,
   * once the user has interacted.
   */
  step?: string;
  children?: ReactNode;
}

/** A page inside the shell: title, heading and layout. */
export function Page({
  title,
  description,
  heading,
  subtitle,
  width = 'wide',
  tone = 'public',
  step,
  children,
}: PageProps) {
  const headingRef = usePageArrival(step);
  const isWorkPage = tone === 'work';
  return (
    <PageContainer pageWidth={width} className={isWorkPage ? 'page page-work' : 'page'}>
      <PageHead title={title} {...(description === undefined ? {} : { description })} />
      <Box
        sx={{
          maxWidth: '46rem',
          marginBlockEnd: isWorkPage ? { xs: 1.5, sm: 3 } : 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
        }}
      >
        <PageHeading ref={headingRef}>{heading}</PageHeading>
        {subtitle !== undefined && (
          <Typography
            // The subtitle of another step is new text, not the old one moved by a longer heading.
            key={step}
            variant="subtitle1"
            component="p"
            sx={{
              maxWidth: isWorkPage ? 'none' : '60ch',
              marginBlockStart: isWorkPage ? 0.5 : 2,
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
