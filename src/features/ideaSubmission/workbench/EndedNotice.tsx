import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFocusIfLost } from '../../../ui/useFocusIfLost';
import { revisionMessage } from './revisionMessage';
import type { EndedRevision } from './workbenchState';

interface EndedNoticeProps {
  ended: EndedRevision;
  /** The id by which the field that it is about refers to it. */
  id: string;
}

/** States why the last request produced no version. */
export function EndedNotice({ ended, id }: EndedNoticeProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  useFocusIfLost(notice);
  return (
    <Typography
      ref={notice}
      id={id}
      role="alert"
      tabIndex={-1}
      variant="body2"
      sx={{ color: 'error.main' }}
    >
      {revisionMessage(ended)}
    </Typography>
  );
}
