import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { DocumentType } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { outlineSections } from './outlineSections';
import { documentPurposes } from './documentPurposes';
import { documentNames } from '../documentNames';
import { selectIsGenerating } from '../ideaSubmissionSlice';
import { DraftBody } from './DraftBody';
import { InterruptionNotice } from './InterruptionNotice';
import { selectDraftText, selectDraftType, selectHasText, selectInterruption } from './selectDraft';
import { stopGeneration } from '../stopGeneration';
import { writtenLength } from '../writtenLength';
import { useFocusIfLost } from '../../../ui/useFocusIfLost';
import { sheetHeight } from './sheetHeight';

const SheetHead = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(2),
  // Stop stays in reach while the page scrolls.
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: theme.vars.palette.background.paper,
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const SheetBody = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
});

// Overlays the place of the text without affecting the layout: nothing shifts when the first words arrive.
const PlaceholderOverlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  padding: theme.spacing(2),
  overflow: 'hidden',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
}));

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
}));

/** An outline of the document, shown until text arrives. */
function Outline({ documentType }: { documentType: DocumentType }) {
  return (
    <Rows>
      <Typography sx={{ color: 'text.secondary' }}>{documentPurposes[documentType]}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {outlineSections[documentType].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Box>
    </Rows>
  );
}

/** Only this component re-renders with every piece of text. */
function WrittenSoFar() {
  return writtenLength(useAppSelector(selectDraftText));
}

function BusyHead({ documentType }: { documentType: DocumentType }) {
  const dispatch = useAppDispatch();
  const head = useRef<HTMLDivElement>(null);
  useFocusIfLost(head);

  useEffect(() => {
    const top = head.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0 && top < window.innerHeight / 2) return;
    // On a phone the sheet is below the form. Scroll only once; after that, the user scrolls.
    head.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <SheetHead ref={head} tabIndex={-1} data-edge-bar="">
      <div>
        <div role="status">
          <Typography component="h2" variant="h4">
            Writing your {documentNames[documentType].full}
          </Typography>
        </div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <WrittenSoFar />
        </Typography>
      </div>
      <Button
        variant="outlined"
        data-print="hide"
        onClick={() => {
          dispatch(stopGeneration());
        }}
      >
        Stop
      </Button>
    </SheetHead>
  );
}

/** The sheet with the text of a document as it arrives; after an interruption, with the partial text. */
export function DraftSheet() {
  const isGrowing = useAppSelector(selectIsGenerating);
  const documentType = useAppSelector(selectDraftType);
  const hasText = useAppSelector(selectHasText);
  const interruption = useAppSelector(selectInterruption);
  const isWritten = documentType !== null && (isGrowing || hasText);
  return (
    <Card
      component="section"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // After a failure without text there is no draft, only the notice.
        minHeight: isWritten ? sheetHeight : 0,
        // The head grows when it shows a failure; scroll anchoring must not scroll it out of view.
        overflowAnchor: 'none',
        // Unlike `hidden`, lets the head stick to the top of the window.
        overflow: 'clip',
        // The text scrolls inside: the sheet keeps its height and nothing below shifts.
        ...(isWritten ? { height: sheetHeight } : {}),
        // The whole text, and no more room than it takes; a mockup has the size of its frame.
        ...(documentType === 'mockup'
          ? {}
          : { '@media print': { height: 'auto', minHeight: 0, overflow: 'visible' } }),
      }}
    >
      {isGrowing && documentType !== null && <BusyHead documentType={documentType} />}
      {interruption !== null && <InterruptionNotice interruption={interruption} />}
      {isWritten && (
        <SheetBody>
          {!hasText && (
            <PlaceholderOverlay data-print="hide">
              <Outline documentType={documentType} />
            </PlaceholderOverlay>
          )}
          {/* The same element during and after the generation, so that the scroll position is kept. */}
          <DraftBody hasText={hasText} isMockup={documentType === 'mockup'} isGrowing={isGrowing} />
        </SheetBody>
      )}
    </Card>
  );
}
