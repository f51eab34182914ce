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
import type { RevisionOrder } from './revisionOrder';
import { stopRevision } from './workbenchActions';
import { selectWork } from './workbenchSlice';

function headingOf(order: RevisionOrder): string {
  switch (order.kind) {
    case 'section':
      return `Rewriting ${order.place.heading}`;
    case 'sister':
      return `Writing the ${documentNames[order.target].card}`;
    case 'refine':
    case 'answers':
      return 'Writing the next version';
  }
}

interface RunningRevisionProps {
  order: RevisionOrder;
  text: string;
}

function RunningRevision({ order, text }: RunningRevisionProps) {
  const dispatch = useAppDispatch();
  const stop = useRef<HTMLButtonElement>(null);
  const { area, onScroll } = useStickToBottom(text, true);
  useFocusIfLost(stop);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1.5 }}
      >
        <div>
          <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
            {headingOf(order)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {writtenLength(text)}
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
        onScroll={onScroll}
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
        <DocumentText text={text} code isGrowing />
      </Box>
    </Box>
  );
}

/** The running request: its text as it arrives, and Stop. */
export function RevisionProgress() {
  const work = useAppSelector(selectWork);
  return work.status === 'revising' ? (
    <RunningRevision order={work.order} text={work.text} />
  ) : null;
}
