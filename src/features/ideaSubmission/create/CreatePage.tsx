import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { Page } from '../../../ui/Page';
import { selectHasDraft } from '../ideaSubmissionSlice';
import { IdeaForm } from './IdeaForm';
import { lazyDraftSheet } from './lazyDraftSheet';
import { retryDraft } from './retryDraft';
import { SampleSheet } from './SampleSheet';
import { sheetHeight } from './sheetHeight';
import { useIdeaInHistory } from './useIdeaInHistory';

const emptySheet = { minHeight: sheetHeight, padding: { xs: 2, sm: 3 } };

/** The sheet beside the form: a sample until a document is written. */
function Sheet() {
  const dispatch = useAppDispatch();
  const hasDraft = useAppSelector(selectHasDraft);
  if (!hasDraft) return <SampleSheet />;
  return (
    <ErrorBoundary
      onError={lazyDraftSheet.reset}
      fallback={(_error, retry) => (
        <Card role="alert" sx={emptySheet}>
          <Typography gutterBottom>
            The draft can't be shown: a part of this page did not load. Check your connection.
          </Typography>
          <Button
            variant="outlined"
            onClick={() => {
              dispatch(retryDraft());
              retry();
            }}
          >
            Try again
          </Button>
        </Card>
      )}
    >
      <Suspense fallback={<Card sx={emptySheet} />}>
        <lazyDraftSheet.Component />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The Create page (docs/behaviour.md#idea-form). `SubmissionWatch` navigates from here to the result. */
export function CreatePage() {
  useIdeaInHistory();

  return (
    <Page
      title="Create"
      description="Describe your product idea in your own words and watch a Product Requirement Document, a Functional Requirement Document or an HTML mockup being written."
      heading="Transform Your Idea"
      subtitle="Describe your idea in detail, and we'll generate the documentation you need."
      tone="work"
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          alignItems: 'start',
        }}
      >
        <IdeaForm />
        <Sheet />
      </Box>
    </Page>
  );
}
