import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { isFocusLost } from '../../../ui/useFocusIfLost';
import { ControlRow } from '../ControlRow';
import { documentPanelId } from './documentTabIds';
import type { RevisableSubmission } from './documentVersion';
import { lazyDocumentEditor } from './lazyDocumentEditor';
import { chooseVersion, editDocument, restoreVersion } from './workbenchActions';
import { comparisonClosed, comparisonOpened } from './workbenchEvents';
import { selectHistoryOnScreen, selectIsComparing, selectWork } from './workbenchSlice';

interface StepProps {
  label: string;
  isPossible: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** A button that stays focusable at the last step, so that the focus is not lost. */
function Step({ label, isPossible, onStep, children }: StepProps) {
  return (
    <Button
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={isPossible ? onStep : undefined}
      sx={{
        minWidth: 40,
        padding: 0,
        fontSize: '1.5rem',
        lineHeight: 1,
        color: 'text.secondary',
        '@media (pointer: coarse)': { minWidth: 44 },
        '&[aria-disabled="true"]': { opacity: 0.4 },
      }}
    >
      {children}
    </Button>
  );
}

/** Scrolls to the document if it is above the window, as on a phone after `Fix these` and Refine. */
function showDocument(heading: Element): void {
  const panel = heading.closest(`#${documentPanelId}`);
  if (panel === null || panel.getBoundingClientRect().bottom > window.innerHeight / 3) return;
  heading.scrollIntoView({ block: 'start' });
}

/** Selects one of the document's versions, and contains the actions for it. */
export function VersionBar({ submission: { documentType } }: { submission: RevisableSubmission }) {
  const dispatch = useAppDispatch();
  const { versions, shown } = useAppSelector(selectHistoryOnScreen);
  const work = useAppSelector(selectWork);
  const isReading = work.status === 'reading';
  const isComparing = useAppSelector(selectIsComparing);
  const number = useRef<HTMLParagraphElement>(null);
  const settledVersions = useRef(0);

  // Save, Discard, Restore and the end of a request remove the control that had the focus. A failed request's notice
  // takes it itself.
  const isSettled = isReading && work.ended === null;
  useEffect(() => {
    const before = settledVersions.current;
    settledVersions.current = isSettled ? versions.length : -1;
    const hasEnded = isSettled && (before === -1 || (before > 0 && versions.length > before));
    if (!hasEnded || number.current === null) return;
    if (isFocusLost()) number.current.focus({ preventScroll: true });
    else if (!document.activeElement?.matches('[name="instruction"]')) return;
    showDocument(number.current);
  }, [isSettled, versions]);

  const step = (by: number) => ({
    isPossible: isReading && shown + by in versions,
    onStep: () => {
      dispatch(chooseVersion(documentType, shown + by));
    },
  });
  return (
    <ControlRow role="group" aria-label="Versions" sx={{ columnGap: { xs: 0, sm: 1.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: -1.5 }}>
        <Step label="Previous version" {...step(-1)}>
          ‹
        </Step>
        <Typography
          ref={number}
          role="status"
          tabIndex={-1}
          variant="body2"
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          Version {shown + 1} of {Math.max(1, versions.length)}
        </Typography>
        <Step label="Next version" {...step(1)}>
          ›
        </Step>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          marginInlineStart: 'auto',
          '& > button': { paddingInline: { xs: 1, sm: 2 } },
        }}
      >
        {shown < versions.length - 1 && (
          <Button
            size="small"
            disabled={!isReading}
            onClick={() => {
              dispatch(restoreVersion());
            }}
          >
            Restore this version
          </Button>
        )}
        <Button
          size="small"
          aria-pressed={isComparing}
          disabled={versions.length < 2 || work.status === 'editing'}
          onClick={() => dispatch(isComparing ? comparisonClosed() : comparisonOpened())}
          sx={{
            '&[aria-pressed="true"]': {
              backgroundColor:
                'color-mix(in srgb, var(--mui-palette-primary-main) 16%, transparent)',
            },
          }}
        >
          Compare
        </Button>
        <Button
          size="small"
          disabled={!isReading}
          onPointerEnter={() => void lazyDocumentEditor.preload()}
          onFocus={() => void lazyDocumentEditor.preload()}
          onClick={() => {
            dispatch(editDocument());
          }}
        >
          Edit
        </Button>
      </Box>
    </ControlRow>
  );
}
