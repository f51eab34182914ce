import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { showOffset } from '../document/showLine';
import { fixQuestions } from '../review/fixQuestions';
import { useHasRail } from '../result/windowWidth';
import { countFindings, fixInstruction, type ReviewGroup } from '../review/reviewDocument';
import { ReviewPanel, type FindingNavigation } from '../review/ReviewPanel';
import { useReview } from '../review/useReview';
import type { RevisableSubmission } from './documentVersion';
import { DocumentContents } from './DocumentContents';
import { HandOff } from './HandOff';
import { OpenQuestions } from './OpenQuestions';
import { RefineBox } from './RefineBox';
import { ReviewCount, reviewId } from './ReviewCount';
import { selectIsOffline } from './selectIsOffline';
import { OtherDocumentButtons } from './OtherDocumentButtons';
import { useDockHeight } from './useDockHeight';
import { useShowDocumentText } from './useShowDocumentText';
import { instructionAdded } from './workbenchEvents';
import { selectWorkStatus } from './workbenchSlice';

/**
 * Beside the document, the refine box stands on top and the other parts scroll below it. On smaller screens the parts
 * follow the document, and the refine box stays at the lower edge of the window.
 */
const Rail = styled('aside')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: theme.spacing(2),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(1),
    // Level with the first button of the document's actions.
    marginBlockStart: theme.spacing(1.5),
    maxHeight: `calc(100vh - ${theme.spacing(4)})`,
  },
}));

const Dock = styled('div')(({ theme }) => ({
  order: 3,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  // From edge to edge of the window, whose padding is the page's `--gutter`.
  marginInline: 'calc(-1 * var(--gutter))',
  paddingBlock: theme.spacing(1),
  paddingInline: 'var(--gutter)',
  boxShadow: '0 -0.75rem 1.25rem -0.75rem rgb(0 0 0 / 18%)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    order: 0,
    position: 'static',
    flex: 'none',
    marginInline: 0,
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    boxShadow: 'none',
  },
}));

const Scroll = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gap: theme.spacing(3),
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: theme.spacing(1.5, 0.5, 4),
    alignContent: 'start',
    // Its content fades out at both ends; the padding keeps the first and the last line clear of that.
    maskImage: 'linear-gradient(transparent, #000 0.75rem, #000 calc(100% - 2rem), transparent)',
  },
}));

const Rest = styled('div')(({ theme }) => ({
  order: 2,
  display: 'grid',
  // Otherwise, findings would widen the page instead of being truncated.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  marginBlock: theme.spacing(3),
  [theme.breakpoints.up('lg')]: { marginBlock: 0 },
}));

const whileEditing: FindingNavigation = {
  why: 'Go to shows places in the saved text: save or discard your changes first.',
};

interface WorkbenchRailProps {
  submission: RevisableSubmission;
  /** The document's text as it is shown. */
  shownText: string;
}

/** The tools for the document on screen: refine, review, open questions, other documents. */
export function WorkbenchRail({ submission, shownText }: WorkbenchRailProps) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectWorkStatus);
  const isOffline = useAppSelector(selectIsOffline);
  const { documentType, idea } = submission;
  const review = useReview(documentType, useDeferredValue(shownText));
  const isMockup = documentType === 'mockup';
  const dock = useDockHeight();
  const hasRail = useHasRail();
  const showText = useShowDocumentText();

  const fix = (groups: readonly ReviewGroup[]): void => {
    const instruction = isOffline ? fixQuestions(groups, shownText) : fixInstruction(groups);
    dispatch(instructionAdded(instruction));
  };
  const goTo: FindingNavigation = {
    show: ({ start }) => {
      showText();
      showOffset(shownText, start);
    },
  };

  return (
    <Rail aria-label="Workbench" data-print="hide">
      <Dock ref={dock} data-edge-bar="">
        <RefineBox
          documentType={documentType}
          aside={<ReviewCount count={review && countFindings(review.groups)} />}
        />
      </Dock>
      <Scroll>
        {hasRail && !isMockup && <DocumentContents text={shownText} />}
        <Rest>
          <OtherDocumentButtons documentType={documentType} />
          {review !== null && <OpenQuestions idea={idea} found={review.questions} />}
          <Box id={reviewId} tabIndex={-1}>
            <ReviewPanel
              groups={review?.groups ?? null}
              goTo={status === 'editing' ? whileEditing : goTo}
              onFix={fix}
            />
          </Box>
          {!isMockup && <HandOff submission={submission} />}
        </Rest>
      </Scroll>
    </Rail>
  );
}
