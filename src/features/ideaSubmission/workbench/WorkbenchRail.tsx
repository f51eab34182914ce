import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { showOffset } from '../document/showLine';
import { ContentsNav } from '../result/ContentsNav';
import { countFindings, reviewDocument } from '../review/reviewDocument';
import { ReviewPanel } from '../review/ReviewPanel';
import type { KnownSubmission } from './documentVersion';
import { HandOff } from './HandOff';
import { OpenQuestions } from './OpenQuestions';
import { RefineBox } from './RefineBox';
import { ReviewCount, reviewId } from './ReviewCount';
import { SisterButtons } from './SisterButtons';
import { orderRevision } from './workbenchActions';
import { instructionTyped } from './workbenchEvents';
import { selectInstruction, selectWork } from './workbenchSlice';

/**
 * Beside the document, the parts scroll on their own above the refine box. On smaller screens they join the page's
 * column: contents first. In both layouts the refine box stays at the lower edge of the window.
 */
const Rail = styled('aside')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: theme.spacing(2),
    display: 'flex',
    flexDirection: 'column',
    gap: theme.spacing(2),
    maxHeight: `calc(100vh - ${theme.spacing(4)})`,
  },
}));

const Dock = styled('div')(({ theme }) => ({
  order: 3,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  marginInline: theme.spacing(-2),
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    bottom: theme.spacing(2),
    flex: 'none',
    marginInline: 0,
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 10,
    // What scrolls behind it does not show below it.
    boxShadow: `0 ${theme.spacing(2)} 0 ${theme.vars.palette.background.default}`,
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
    padding: theme.spacing(0.5),
    // Room for the focus ring.
    paddingBlockEnd: theme.spacing(2),
    alignContent: 'start',
  },
}));

const First = styled('div')(({ theme }) => ({
  order: -1,
  [theme.breakpoints.up('lg')]: { order: 0 },
}));

const Rest = styled('div')(({ theme }) => ({
  order: 2,
  display: 'grid',
  gap: theme.spacing(3),
}));

interface WorkbenchRailProps {
  submission: KnownSubmission;
  /** The document's text as it is shown. */
  shownText: string;
}

/** What can be done with the document on screen: refine, review, answer its questions, make others from it. */
export function WorkbenchRail({ submission, shownText }: WorkbenchRailProps) {
  const dispatch = useAppDispatch();
  const isReading = useAppSelector(selectWork).status === 'reading';
  const instruction = useAppSelector(selectInstruction);
  const { documentType, idea } = submission;
  const reviewed = useDeferredValue(shownText);
  const groups = useMemo(() => reviewDocument(documentType, reviewed), [documentType, reviewed]);
  const isMockup = documentType === 'mockup';
  return (
    <Rail aria-label="Workbench" data-print="hide">
      <Scroll>
        {!isMockup && (
          <First>
            <ContentsNav
              text={shownText}
              canRewrite={isReading}
              onRewrite={(place) => {
                dispatch(orderRevision({ kind: 'section', place, instruction }));
              }}
            />
          </First>
        )}
        <Rest>
          <SisterButtons documentType={documentType} />
          {!isMockup && <OpenQuestions idea={idea} text={shownText} />}
          <Box id={reviewId} tabIndex={-1}>
            <ReviewPanel
              groups={groups}
              onGoTo={({ start }) => {
                showOffset(shownText, start);
              }}
              onFix={(fix) => dispatch(instructionTyped(fix))}
            />
          </Box>
          {!isMockup && <HandOff submission={submission} />}
        </Rest>
      </Scroll>
      <Dock>
        <RefineBox
          documentType={documentType}
          aside={<ReviewCount count={countFindings(groups)} />}
        />
      </Dock>
    </Rail>
  );
}
