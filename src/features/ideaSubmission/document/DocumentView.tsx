import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { DocumentText } from './DocumentText';
import type { DocumentView as View } from './documentViewEvents';
import { lazyFormattedText } from './lazyFormattedText';

interface DocumentViewProps {
  text: string;
  view: View;
  /** Whether more text may arrive. */
  isGrowing?: boolean;
}

/** A PRD or FRD in the chosen view; plain text until the formatted one is loaded, or if it can't be. */
export function DocumentView({ text, view, isGrowing = false }: DocumentViewProps) {
  const plain = <DocumentText text={text} isGrowing={isGrowing} />;
  if (view === 'plain') return plain;
  return (
    <ErrorBoundary
      onError={lazyFormattedText.reset}
      fallback={() => (
        <>
          <Typography role="alert" gutterBottom sx={{ color: 'error.main' }}>
            The formatted view could not be loaded. Check your connection, then choose it again.
          </Typography>
          {plain}
        </>
      )}
    >
      <Suspense fallback={plain}>
        <lazyFormattedText.Component text={text} isGrowing={isGrowing} />
      </Suspense>
    </ErrorBoundary>
  );
}
