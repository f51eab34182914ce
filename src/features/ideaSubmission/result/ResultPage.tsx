import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { routePaths } from '../../../../contract/routePaths';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { ButtonLink } from '../../../ui/ButtonLink';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { LazyDialog } from '../../../ui/LazyDialog';
import { Page } from '../../../ui/Page';
import { ContentsNav } from './ContentsNav';
import { copyDocument, downloadDocument, downloadPage } from '../document/documentActions';
import { fullDocumentName } from '../documentNames';
import { dialogDismissed, expertFeedbackRequested, feedbackGiven } from '../ideaSubmissionEvents';
import { resultDialogBinding, selectResultDialog, selectSubmission } from '../ideaSubmissionSlice';
import { ResultDocument } from './ResultDocument';

const resultDialogs = lazyComponent(
  async () => (await import('../dialogs/ResultDialogs')).ResultDialogs,
);

function useDialogClosedOnLeaving(): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      if (resultDialogBinding.can(store.getState().ideaSubmission, 'dismissed')) {
        store.dispatch(dialogDismissed());
      }
    },
    [store],
  );
}

function Toolbar({ submission }: { submission: IdeaSubmission }) {
  const dispatch = useAppDispatch();
  const isMockup = submission.documentType === 'mockup';
  const document = { documentType: submission.documentType, text: submission.response };
  return (
    <Box data-print="hide" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {isMockup && (
        <Button
          variant="contained"
          onClick={() => {
            dispatch(downloadPage(document));
          }}
        >
          Download as HTML
        </Button>
      )}
      <Button
        variant={isMockup ? 'outlined' : 'contained'}
        onClick={() => {
          dispatch(downloadDocument(document));
        }}
      >
        Download Document
      </Button>
      <Button variant="outlined" onClick={() => void dispatch(copyDocument(document))}>
        Copy
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onPointerEnter={() => void resultDialogs.preload()}
        onFocus={() => void resultDialogs.preload()}
        onClick={() => dispatch(expertFeedbackRequested())}
      >
        Get Expert Feedback
      </Button>
    </Box>
  );
}

function Afterwards() {
  const dispatch = useAppDispatch();
  return (
    <Box
      data-print="hide"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        marginBlockStart: 3,
      }}
    >
      <Typography sx={{ color: 'text.secondary', flexBasis: { xs: '100%', sm: 'auto' } }}>
        Was this document useful?
      </Typography>
      <Button variant="outlined" size="small" onClick={() => dispatch(feedbackGiven())}>
        Helpful
      </Button>
      <Button variant="outlined" size="small" onClick={() => dispatch(feedbackGiven())}>
        Not Helpful
      </Button>
      <Box sx={{ marginInlineStart: { xs: -1.5, sm: 'auto' } }}>
        <ButtonLink to={routePaths.create}>Create another document</ButtonLink>
      </Box>
    </Box>
  );
}

/**
 * The result page (docs/behaviour.md#result-page): the saved document and its actions; redirects to /create if there
 * is no document.
 */
export function ResultPage() {
  const submission = useAppSelector(selectSubmission);
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectResultDialog);
  useDialogClosedOnLeaving();
  if (submission === null) return <Navigate to={routePaths.create} replace />;

  const isMockup = submission.documentType === 'mockup';
  const name = fullDocumentName(submission.documentType);
  return (
    <Page title={name} heading={`Your ${name}`} tone="work">
      {dialog !== 'closed' && (
        <Box sx={{ '&:not(:empty)': { marginBlockEnd: 2 } }}>
          <LazyDialog dialog={resultDialogs} onGiveUp={() => dispatch(dialogDismissed())} />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 6 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: isMockup ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 15rem',
          },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Toolbar submission={submission} />
          <ResultDocument submission={submission} />
          <Afterwards />
        </Box>
        {!isMockup && (
          <Box
            sx={{
              display: { xs: 'none', lg: 'block' },
              position: 'sticky',
              top: '1.5rem',
              maxHeight: 'calc(100vh - 3rem)',
              overflowY: 'auto',
            }}
          >
            <ContentsNav text={submission.response} />
          </Box>
        )}
      </Box>
    </Page>
  );
}
