import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useRef } from 'react';
import type { DocumentType } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { documentPurposes } from './documentPurposes';
import { documentNames } from '../documentNames';
import {
  selectDocumentType,
  selectGeneration,
  selectIdea,
  type Generation,
} from '../ideaSubmissionSlice';
import { InterruptionNotice } from './InterruptionNotice';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { stopGeneration } from '../stopGeneration';
import { useFocusIfLost } from '../../../ui/useFocusIfLost';

const sheetHeight = 'max(34rem, min(44rem, 100vh - 8rem))';

const SheetHead = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(2),
  scrollMarginBlock: theme.spacing(2, 24),
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
  const { purpose, parts } = documentPurposes[documentType];
  return (
    <Rows>
      <Typography sx={{ color: 'text.secondary' }}>{purpose}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, display: 'grid', gap: 1 }}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Box>
    </Rows>
  );
}

function ComingDocument() {
  const documentType = useAppSelector(selectDocumentType);
  return (
    <Rows sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h4">
        {documentNames[documentType].full}
      </Typography>
      <Outline documentType={documentType} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Your draft appears here as it's written.
      </Typography>
    </Rows>
  );
}

/** Loaded once an idea is typed, well before the first words arrive. */
const draftBody = lazyComponent(async () => (await import('./DraftBody')).DraftBody);

function BusyHead({ documentType, text }: Extract<Generation, { status: 'busy' }>) {
  const dispatch = useAppDispatch();
  const head = useRef<HTMLDivElement>(null);
  useFocusIfLost(head);

  useEffect(() => {
    // On a phone the sheet is below the form, out of view.
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <SheetHead ref={head} tabIndex={-1}>
      <div>
        <div role="status">
          <Typography component="h2" variant="h4">
            Writing your {documentNames[documentType].full}
          </Typography>
        </div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text === ''
            ? 'Waiting for the first words'
            : `${text.length.toLocaleString('en')} characters`}
        </Typography>
      </div>
      <Button
        variant="outlined"
        onClick={() => {
          dispatch(stopGeneration());
        }}
      >
        Stop
      </Button>
    </SheetHead>
  );
}

function SheetTop({ generation }: { generation: Generation }) {
  if (generation.status === 'busy') return <BusyHead {...generation} />;
  if (generation.interruption === null) return <ComingDocument />;
  return <InterruptionNotice interruption={generation.interruption} />;
}

/** The sheet beside the form: a placeholder, the text as it arrives, or the partial text after an interruption. */
export function DraftSheet() {
  const generation = useAppSelector(selectGeneration);
  const hasIdea = useAppSelector((state) => selectIdea(state) !== '');
  useEffect(() => {
    if (hasIdea) void draftBody.preload();
  }, [hasIdea]);
  const isGrowing = generation.status === 'busy';
  const draft = isGrowing ? generation : generation.interruption;
  const isWritten = draft !== null && (isGrowing || draft.text !== '');
  return (
    <Card
      component="section"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        // After a failure without text there is no draft: the notice stands alone.
        minHeight: draft === null || isWritten ? sheetHeight : 0,
        // The text scrolls inside: the sheet keeps its height and nothing below shifts.
        ...(isWritten ? { height: sheetHeight } : {}),
      }}
    >
      <SheetTop generation={generation} />
      {isWritten && (
        <SheetBody>
          {draft.text === '' && (
            <PlaceholderOverlay>
              <Outline documentType={draft.documentType} />
            </PlaceholderOverlay>
          )}
          {/* The same element during and after the generation, so that the scroll position is kept. */}
          <Suspense fallback={null}>
            <draftBody.Component
              text={draft.text}
              isMockup={draft.documentType === 'mockup'}
              isGrowing={isGrowing}
            />
          </Suspense>
        </SheetBody>
      )}
    </Card>
  );
}
