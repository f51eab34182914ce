import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import type { DocumentType } from '../../../contract/documentType';
import { DocumentExcerpt } from '../../ui/DocumentExcerpt';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { PageSketch } from '../../ui/PageSketch';
import exampleExcerpts from './exampleExcerpts.json';
import { documentHeight, lazyExampleDocuments } from './lazyExampleDocuments';

const excerpts: Record<DocumentType, Readonly<Record<string, string>>> = exampleExcerpts;

interface ExampleDocumentProps {
  title: string;
  documentType: DocumentType;
  /** Whether the whole document is shown instead of an excerpt. */
  isOpen: boolean;
}

/** The document for an example: an excerpt, or a sketch of a mockup, until it is opened. */
export function ExampleDocument({ title, documentType, isOpen }: ExampleDocumentProps) {
  const whole = lazyExampleDocuments[documentType];
  const excerpt = excerpts[documentType][title] ?? '';
  if (isOpen) {
    return (
      <Box
        sx={{
          width: '100%',
          minHeight: documentHeight,
          marginBlockStart: 2,
          ...(documentType === 'mockup' ? { border: 1, borderColor: 'divider' } : {}),
        }}
      >
        <ErrorBoundary
          onError={whole.reset}
          fallback={(_error, retry) => (
            <div role="alert">
              <p>The document did not load. Check your connection.</p>
              <Button variant="outlined" onClick={retry}>
                Try again
              </Button>
            </div>
          )}
        >
          <Suspense>
            <whole.Component title={title} />
          </Suspense>
        </ErrorBoundary>
      </Box>
    );
  }
  return (
    <Box
      sx={{
        width: '100%',
        height: '11rem',
        overflow: 'hidden',
        marginBlockStart: 2,
        maskImage: 'linear-gradient(#000 60%, transparent)',
      }}
    >
      {documentType === 'mockup' ? (
        <PageSketch text={excerpt} />
      ) : (
        <DocumentExcerpt text={excerpt} />
      )}
    </Box>
  );
}
