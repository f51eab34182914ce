import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { PageContainer, type PageWidth } from './PageContainer';
import { RouteVisitsContext } from './RouteVisitsContext';

interface PageProps {
  /** Stands before the product's name in the window's title. */
  title: string;
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

/**
 * A page inside the shell: its title, its heading and its room. Coming to it from another page scrolls to the top, and
 * going back to it, to where it was left.
 */
export function Page({ title, heading, subtitle, width = 'wide', step, children }: PageProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const visits = use(RouteVisitsContext);
  const location = useLocation();
  const navigationType = useNavigationType();

  useLayoutEffect(() => {
    if (visits?.arrive(location) !== true) return;
    headingRef.current?.focus({ preventScroll: true });
    const top = navigationType === NavigationType.Pop ? visits.scrollOf(location) : 0;
    if (window.scrollY !== top) window.scrollTo(0, top);
  }, [visits, location, navigationType]);

  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // What changes by itself, as on a page that a mail's link opened, moves no focus that nobody has placed yet.
    if (visits?.isTouched() !== false) headingRef.current?.focus();
  }, [visits, step]);

  return (
    <PageContainer
      pageWidth={width}
      sx={{ paddingBlock: 'clamp(2.5rem, 1.5rem + 4vw, 5.5rem) clamp(4rem, 2.5rem + 5vw, 7rem)' }}
    >
      <title>{`${title} · Ideakiln`}</title>
      <Box sx={{ maxWidth: '46rem', marginBottom: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)' }}>
        <Typography
          variant="h1"
          ref={headingRef}
          tabIndex={-1}
          sx={{
            '&:focus:not(:focus-visible)': { outline: 'none' },
            borderRadius: '4px',
            width: 'fit-content',
          }}
        >
          {heading}
        </Typography>
        {subtitle !== undefined && (
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ color: 'text.secondary', maxWidth: '60ch', marginTop: 2, textWrap: 'pretty' }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
      {children}
    </PageContainer>
  );
}
