import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { copyAgentPrompt, downloadRequirements } from '../review/handOff';
import type { RevisableSubmission } from './documentVersion';

/** Exports the requirements for issue trackers and for a coding agent. */
export function HandOff({ submission }: { submission: RevisableSubmission }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { documentType, response: text } = submission;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2" gutterBottom>
        Hand off
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            void dispatch(downloadRequirements({ documentType, text }));
          }}
        >
          Requirements as CSV
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => void dispatch(copyAgentPrompt({ documentType, text }))}
        >
          Agent prompt
        </Button>
      </Box>
    </Box>
  );
}
