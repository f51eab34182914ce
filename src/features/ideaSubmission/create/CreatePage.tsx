import Box from '@mui/material/Box';
import { Page } from '../../../ui/Page';
import { DraftSheet } from './DraftSheet';
import { IdeaForm } from './IdeaForm';
import { useIdeaInHistory } from './useIdeaInHistory';

/** The Create page (docs/behaviour.md#idea-form). `SubmissionWatch` navigates from here to the result. */
export function CreatePage() {
  useIdeaInHistory();

  return (
    <Page
      title="Create"
      description="Describe your product idea in your own words and watch a Product Requirement Document, a Functional Requirement Document or an HTML mockup being written."
      heading="Transform Your Idea"
      subtitle="Describe your idea in detail, and we'll generate the documentation you need."
      tone="work"
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
          alignItems: 'start',
        }}
      >
        <IdeaForm />
        <DraftSheet />
      </Box>
    </Page>
  );
}
