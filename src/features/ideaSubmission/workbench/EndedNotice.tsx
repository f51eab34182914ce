import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFocusIfLost } from '../../../ui/useFocusIfLost';
import { revisionMessage } from './revisionMessage';
import type { EndedRevision } from './workbenchState';

/** States why the last request produced no version. */
export function EndedNotice({ ended }: { ended: EndedRevision }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(notice);
  return (
    <Typography
      ref={notice}
      role="alert"
      tabIndex={-1}
      variant="body2"
      sx={{ color: 'error.main' }}
    >
      {revisionMessage(ended)}
    </Typography>
  );
}
