import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import type { LazyComponent } from '../navigation/lazyComponent';
import { ErrorBoundary } from './ErrorBoundary';

interface LazyPartProps<P extends object> {
  part: LazyComponent<P>;
  props: P;
  /** Shown until the part's script has loaded; by default nothing. */
  fallback?: ReactNode;
}

/** A part of a page in a separate chunk. If loading fails, the page stays usable and the user can try again. */
export function LazyPart<P extends object>({ part, props, fallback = null }: LazyPartProps<P>) {
  return (
    <ErrorBoundary
      onError={part.reset}
      fallback={(_error, retry) => (
        <Box
          role="alert"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
        >
          <Typography>This part of the page could not be loaded. Check your connection.</Typography>
          <Button variant="outlined" size="small" onClick={retry}>
            Try again
          </Button>
        </Box>
      )}
    >
      <Suspense fallback={fallback}>
        <part.Component {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
