import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { exampleIdeaChosen } from '../../../events/exampleIdeaChosen';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { DocumentExcerpt } from '../../../ui/DocumentExcerpt';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { documentNames } from '../documentNames';
import { selectDocumentType } from '../ideaSubmissionSlice';
import { documentPurposes } from './documentPurposes';
import { lazyPageSketch } from './lazyPageSketch';
import sampleDocuments from './sampleDocuments.json';

/** The sheet before a document is written: the purpose of the chosen document type, with lines of an example. */
export function SampleSheet() {
  const dispatch = useAppDispatch();
  const documentType = useAppSelector(selectDocumentType);
  const { title, idea, excerpt } = sampleDocuments[documentType];
  return (
    <Card
      component="section"
      data-print="hide"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        // Lower than the sheet of a draft, which would be half empty with these few lines.
        minHeight: '34rem',
        padding: { xs: 2, sm: 3 },
      }}
    >
      <div>
        <Typography component="h2" variant="h4">
          {documentNames[documentType].full}
        </Typography>
        <Typography variant="body2" sx={{ marginBlockStart: 0.5, color: 'text.secondary' }}>
          {documentPurposes[documentType]}
        </Typography>
      </div>
      {documentType === 'mockup' ? (
        <ErrorBoundary fallback={() => null} onError={lazyPageSketch.reset}>
          <Suspense>
            <lazyPageSketch.Component text={excerpt} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <DocumentExcerpt text={excerpt} />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          marginBlockStart: 'auto',
        }}
      >
        <Typography variant="body2" sx={{ flex: '1 1 14rem', color: 'text.secondary' }}>
          {`From the example “${title}”. Your draft appears here as it's written.`}
        </Typography>
        <Button
          variant="outlined"
          onClick={() => dispatch(exampleIdeaChosen({ idea, documentType }))}
        >
          Try an example
        </Button>
      </Box>
    </Card>
  );
}
