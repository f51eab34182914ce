import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useFocusIfLost } from '../../../ui/useFocusIfLost';
import { DocumentText } from '../document/DocumentText';
import { documentNames } from '../documentNames';
import { useStickToBottom } from '../useStickToBottom';
import { writtenLength } from '../writtenLength';
import type { RevisionTask } from './revisionTask';
import { stopRevision } from './workbenchActions';
import { selectRevisionTask, selectRevisionText } from './selectRevision';

function headingOf(task: RevisionTask): string {
  switch (task.kind) {
    case 'section':
      return `Rewriting ${task.place.heading}`;
    case 'sister':
      return `Writing the ${documentNames[task.target].card}`;
    case 'refine':
    case 'answers':
      return 'Writing the next version';
  }
}

// Each piece of text re-renders only these two.

function WrittenSoFar() {
  return writtenLength(useAppSelector(selectRevisionText));
}

function RevisionText() {
  return <DocumentText text={useAppSelector(selectRevisionText)} code isGrowing />;
}

function RunningRevision({ task }: { task: RevisionTask }) {
  const dispatch = useAppDispatch();
  const stop = useRef<HTMLButtonElement>(null);
  const { area, content } = useStickToBottom(true);
  useFocusIfLost(stop);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1.5 }}
      >
        <div>
          <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
            {headingOf(task)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <WrittenSoFar />
          </Typography>
        </div>
        <Button
          ref={stop}
          variant="outlined"
          size="small"
          onClick={() => {
            dispatch(stopRevision());
          }}
        >
          Stop
        </Button>
      </Box>
      <Box
        ref={area}
        role="region"
        aria-label="Draft"
        tabIndex={0}
        sx={{
          height: '7.5rem',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          padding: 1,
          borderRadius: '8px',
          backgroundColor: 'background.subtle',
          fontSize: '0.8125rem',
          '& *': { fontSize: 'inherit !important' },
        }}
      >
        <div ref={content}>
          <RevisionText />
        </div>
      </Box>
    </Box>
  );
}

/** The running request: its text as it arrives, and Stop. */
export function RevisionProgress() {
  const task = useAppSelector(selectRevisionTask);
  return task === null ? null : <RunningRevision task={task} />;
}
