import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useLayoutEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { routePaths } from '../../../../contract/routePaths';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../store/hooks';
import { useInjectSlice } from '../../../store/useInjectSlice';
import { ButtonLink } from '../../../ui/ButtonLink';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { LazyDialog } from '../../../ui/LazyDialog';
import { Page } from '../../../ui/Page';
import { ControlRow } from '../ControlRow';
import { ContentsNav } from './ContentsNav';
import { cleanDocument } from '../document/documentThunks';
import { DocumentActions } from '../document/DocumentActions';
import { lazyDocumentView, selectDocumentView } from '../document/documentViewSlice';
import { showLine } from '../document/showLine';
import { fullDocumentName } from '../documentNames';
import { dialogDismissed, expertFeedbackRequested, feedbackGiven } from '../ideaSubmissionEvents';
import { resultDialogBinding, selectResultDialog } from '../ideaSubmissionSlice';
import { DocumentContents } from '../workbench/DocumentContents';
import { DocumentPanel } from '../workbench/DocumentPanel';
import { isRevisable } from '../workbench/documentVersion';
import { lazyWorkbench } from '../workbench/lazyWorkbench';
import { selectShownSubmission } from '../workbench/selectShownSubmission';
import { leaveDocument, openDocument } from '../workbench/workbenchActions';
import { WorkbenchRail } from '../workbench/WorkbenchRail';
import { ResultDocument } from './ResultDocument';
import { useHasRail, useHasWideBar } from './windowWidth';

const resultDialogs = lazyComponent(
  async () => (await import('../dialogs/ResultDialogs')).ResultDialogs,
);

function useClosingOnLeaving(): void {
  const store = useAppStore();
  useEffect(
    () => () => {
      store.dispatch(leaveDocument());
      if (resultDialogBinding.can(store.getState().ideaSubmission, 'dismissed')) {
        store.dispatch(dialogDismissed());
      }
    },
    [store],
  );
}

/** In a narrow window it is below the document, because the row above it has no room. */
function ExpertFeedbackButton({ size }: { size?: 'small' }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="outlined"
      {...(size && { size })}
      aria-haspopup="dialog"
      onPointerEnter={() => void resultDialogs.preload()}
      onFocus={() => void resultDialogs.preload()}
      onClick={() => dispatch(expertFeedbackRequested())}
    >
      Get Expert Feedback
    </Button>
  );
}

function Toolbar({ submission }: { submission: IdeaSubmission }) {
  return (
    <Box
      data-print="hide"
      data-edge-bar=""
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        display: 'flex',
        gap: 1,
        overflowX: 'auto',
        // Space for focus rings, which would otherwise be clipped.
        marginInline: '-0.25rem',
        padding: { xs: '0.5rem 0.25rem', sm: '0.75rem 0.25rem' },
        scrollbarWidth: 'none',
        backgroundColor: 'background.default',
        '& > button': { flex: 'none', paddingInline: { xs: 1.5, sm: 2.25 } },
      }}
    >
      <DocumentActions documentType={submission.documentType} text={submission.response} />
      {useHasWideBar() && <ExpertFeedbackButton />}
    </Box>
  );
}

function FeedbackSection() {
  const dispatch = useAppDispatch();
  return (
    <ControlRow sx={{ marginBlockStart: 3 }}>
      <Typography sx={{ color: 'text.secondary', flexBasis: { xs: '100%', sm: 'auto' } }}>
        Was this document useful?
      </Typography>
      <Button variant="outlined" size="small" onClick={() => dispatch(feedbackGiven())}>
        Helpful
      </Button>
      <Button variant="outlined" size="small" onClick={() => dispatch(feedbackGiven())}>
        Not Helpful
      </Button>
      {!useHasWideBar() && <ExpertFeedbackButton size="small" />}
      <Box sx={{ marginInlineStart: { xs: -1.5, sm: 'auto' } }}>
        <ButtonLink to={routePaths.create}>Create another document</ButtonLink>
      </Box>
    </ControlRow>
  );
}

/**
 * The result page (docs/behaviour.md#result-page): the document on screen and its actions; redirects to /create if there
 * is no document.
 */
export function ResultPage() {
  const submission = useAppSelector(selectShownSubmission);
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectResultDialog);
  const view = useAppSelector(selectDocumentView);
  const hasRail = useHasRail();
  useClosingOnLeaving();
  useInjectSlice(lazyDocumentView);
  useInjectSlice(lazyWorkbench);
  useLayoutEffect(() => {
    dispatch(openDocument());
  }, [dispatch]);
  if (submission === null) return <Navigate to={routePaths.create} replace />;

  const canRevise = isRevisable(submission);
  const name = fullDocumentName(submission.documentType);
  const { documentType, response } = submission;
  const isClean = documentType === 'mockup' || view === 'formatted';
  const shownText = isClean ? cleanDocument({ documentType, text: response }) : response;
  const contents = canRevise ? (
    documentType !== 'mockup' && <DocumentContents text={shownText} />
  ) : (
    <ContentsNav text={shownText} onGoTo={showLine} />
  );
  return (
    <Page title={name} heading={`Your ${name}`} tone="work">
      {dialog !== 'closed' && (
        <Box sx={{ '&:not(:empty)': { marginBlockEnd: 2 } }}>
          <LazyDialog dialog={resultDialogs} onGiveUp={() => dispatch(dialogDismissed())} />
        </Box>
      )}
      <Box
        data-docked=""
        sx={{
          display: { xs: 'flex', lg: 'grid' },
          flexDirection: 'column',
          gap: { xs: 0.5, sm: 3, lg: 4 },
          gridTemplateColumns: { lg: 'minmax(0, 1fr) 20rem' },
          alignItems: { lg: 'start' },
        }}
      >
        {!hasRail && contents}
        <Box sx={{ display: 'grid', gap: { xs: 0.5, sm: 2 }, minWidth: 0 }}>
          <Toolbar submission={submission} />
          {canRevise ? (
            <DocumentPanel submission={submission} />
          ) : (
            <ResultDocument submission={submission} />
          )}
          <FeedbackSection />
        </Box>
        {canRevise ? (
          <WorkbenchRail submission={submission} shownText={shownText} />
        ) : (
          hasRail && contents
        )}
      </Box>
    </Page>
  );
}
