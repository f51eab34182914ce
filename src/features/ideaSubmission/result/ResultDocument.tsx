import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import { DocumentText } from '../document/DocumentText';
import { MockupPreview } from '../document/MockupPreview';

/** The saved document below its idea: plain text, or a mockup rendered as HTML. */
export function ResultDocument({ submission }: { submission: IdeaSubmission }) {
  const { documentType, idea, response, timestamp } = submission;
  const isMockup = documentType === 'mockup';
  return (
    <Card
      component="article"
      aria-label="Document"
      sx={{ '@media print': { border: 0, overflow: 'visible' } }}
    >
      <Box
        component="details"
        data-print="hide"
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          paddingInline: { xs: 2, md: 5 },
          paddingBlock: 1.5,
        }}
      >
        <Typography
          component="summary"
          variant="body2"

          sx={{
            width: 'fit-content',
            borderRadius: '4px',
            color: 'text.secondary',
            cursor: 'pointer',
            '&:hover': { color: 'text.primary' },
            '&:active': { color: 'primary.main' },
          }}
        >
          Written on {dayjs(timestamp).format('MMMM D, YYYY [at] HH:mm')} from your idea
        </Typography>
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            maxHeight: '16rem',
            overflowY: 'auto',
            marginBlock: 1,
          }}
        >
          {idea}
        </Typography>
      </Box>
      {isMockup ? (
        <MockupPreview answer={response} />
      ) : (
        <Box sx={{ padding: { xs: 2, sm: 3, md: 5 }, '@media print': { padding: 0 } }}>
          <DocumentText text={response} />
        </Box>
      )}
    </Card>
  );
}
