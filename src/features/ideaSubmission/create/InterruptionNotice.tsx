import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { failureMessage } from '../../../generation/failureMessage';
import { useAppDispatch } from '../../../store/hooks';
import { ErrorIcon } from '../../../ui/icons';
import { useFocusIfLost } from '../../../ui/useFocusIfLost';
import { documentNames } from '../documentNames';
import { copyDocument, downloadDocument } from '../document/documentThunks';
import type { Interruption } from '../ideaSubmissionSlice';
import { submitIdea } from './submitIdea';

function sentenceOf(cause: Interruption['cause']): string {
  return cause.kind === 'stopped' ? 'You stopped the generation.' : failureMessage(cause);
}

function headingOf({ cause, text }: Interruption): string {
  if (cause.kind !== 'stopped') return "Couldn't finish your document";
  return text === '' ? 'No document yet' : 'Unfinished draft';
}

/** States why there is no complete document, and offers a retry and the export of the partial text. */
export function InterruptionNotice({ interruption }: { interruption: Interruption }) {
  const dispatch = useAppDispatch();
  const { cause, documentType, text } = interruption;
  const notice = useRef<HTMLDivElement>(null);
  useFocusIfLost(notice);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        padding: { xs: 2, sm: 3 },
        ...(text === '' ? {} : { borderBottom: 1, borderColor: 'divider' }),
      }}
    >
      <Box ref={notice} role="alert" tabIndex={-1}>
        <Typography
          component="h2"
          variant="h4"
          gutterBottom
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            ...(cause.kind === 'stopped' ? {} : { color: 'error.main' }),
          }}
        >
          {cause.kind !== 'stopped' && <ErrorIcon />}
          {headingOf(interruption)}
        </Typography>
        {text !== '' && (
          <Typography variant="body2" gutterBottom sx={{ color: 'text.secondary' }}>
            {documentNames[documentType].full}
          </Typography>
        )}
        <Typography>
          {sentenceOf(cause)}
          {text !== '' && ' The text that arrived is kept below.'}
        </Typography>
      </Box>
      <Box data-print="hide" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          onClick={() => {
            dispatch(submitIdea());
          }}
        >
          Try again
        </Button>
        {text !== '' && (
          <>
            <Button
              variant="outlined"
              onClick={() => void dispatch(copyDocument({ documentType, text }))}
            >
              Copy draft
            </Button>
            <Button
              variant="outlined"
              onClick={() => {
                dispatch(downloadDocument({ documentType, text }));
              }}
            >
              Download draft
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
