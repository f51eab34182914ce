import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SyntheticEvent } from 'react';
import { lazyComponent } from '../../../navigation/lazyComponent';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { LazyPart } from '../../../ui/LazyPart';
import { cleanDocument } from '../document/documentThunks';
import { DocumentView } from '../document/DocumentView';
import { chooseDocumentView } from '../document/chooseDocumentView';
import { lazyFormattedText } from '../document/lazyFormattedText';
import { selectDocumentView } from '../document/documentViewSlice';
import { useFolding } from '../document/useFolding';
import { ViewToggle } from '../document/ViewToggle';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

// Without dayjs: it would be 3 KB of this page's first view.
function writtenAt(timestamp: string): string {
  const date = new Date(timestamp);
  return `${day.format(date)} at ${time.format(date)}`;
}

const mockupViewer = lazyComponent(
  async () => (await import('../document/MockupViewer')).MockupViewer,
);

/** A PRD or FRD, as plain text or formatted. */
function TextDocument({ submission }: { submission: IdeaSubmission }) {
  const { documentType, response } = submission;
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectDocumentView);
  return (
    <Box
      sx={{
        padding: { xs: 2, sm: 3, md: 5 },
        paddingBlockStart: { xs: 1, sm: 2 },
        '@media print': { padding: 0 },
      }}
    >
      <Box
        data-print="hide"
        onPointerEnter={() => void lazyFormattedText.preload()}
        onFocus={() => void lazyFormattedText.preload()}
        sx={{ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: { xs: 1, sm: 2 } }}
      >
        <ViewToggle
          view={view}
          onChange={(chosen) => {
            void dispatch(chooseDocumentView(chosen));
          }}
        />
      </Box>
      <DocumentView
        text={view === 'plain' ? response : cleanDocument({ documentType, text: response })}
        view={view}
      />
    </Box>
  );
}

/** The saved document below its idea: plain text, or a mockup rendered as HTML. */
export function ResultDocument({ submission }: { submission: IdeaSubmission }) {
  const { documentType, idea, response, timestamp } = submission;
  const isMockup = documentType === 'mockup';
  const { isOpen, toggle } = useFolding('idea', false);
  return (
    <Card
      component="article"
      aria-label="Document"
      sx={{ '@media print': { border: 0, overflow: 'visible' } }}
    >
      <Box
        component="details"
        data-print="hide"
        open={isOpen}
        onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
          toggle(currentTarget.open);
        }}
        sx={{
          borderBottom: 1,
          borderColor: 'divider',
          paddingInline: { xs: 2, md: 5 },
          paddingBlock: { xs: 0.75, sm: 1.5 },
        }}
      >
        <Typography
          component="summary"
          variant="body2"
          sx={{
            width: 'fit-content',
            borderRadius: '4px',
            color: 'text.secondary',
            fontSize: { xs: '0.8125rem', sm: '0.875rem' },
            cursor: 'pointer',
            '&:hover': { color: 'text.primary' },
            '&:active': { color: 'primary.main' },
          }}
        >
          Written on {writtenAt(timestamp)} from your idea
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
        <LazyPart
          part={mockupViewer}
          props={{ answer: response }}
          fallback={<Box sx={{ minHeight: '80vh' }} />}
        />
      ) : (
        <TextDocument submission={submission} />
      )}
    </Card>
  );
}
