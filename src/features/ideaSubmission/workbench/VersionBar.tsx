import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { KnownSubmission } from './documentVersion';
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
    <IconButton
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={isPossible ? onStep : undefined}
      sx={{ '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}

/** The version on screen among its document's versions, with what can be done with it. */
export function VersionBar({ submission: { documentType } }: { submission: KnownSubmission }) {
  const dispatch = useAppDispatch();
  const { versions, shown } = useAppSelector(selectHistoryOnScreen);
  const isReading = useAppSelector(selectWork).status === 'reading';
  const isComparing = useAppSelector(selectIsComparing);
  const step = (by: number) => ({
    isPossible: isReading && shown + by in versions,
    onStep: () => {
      dispatch(chooseVersion(documentType, shown + by));
    },
  });
  return (
    <Box
      role="group"
      aria-label="Versions"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: -1 }}>
        <Step label="Previous version" {...step(-1)}>
          ‹
        </Step>
        <Typography
          role="status"
          variant="body2"
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          Version {shown + 1} of {Math.max(1, versions.length)}
        </Typography>
        <Step label="Next version" {...step(1)}>
          ›
        </Step>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' }}>
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
          disabled={versions.length < 2}
          onClick={() => dispatch(isComparing ? comparisonClosed() : comparisonOpened())}
          sx={{ '&[aria-pressed="true"]': { backgroundColor: 'background.subtle' } }}
        >
          Compare
        </Button>
        <Button
          size="small"
          disabled={!isReading}
          onClick={() => {
            dispatch(editDocument());
          }}
        >
          Edit
        </Button>
      </Box>
    </Box>
  );
}
