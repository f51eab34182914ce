import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePaths } from '../../../contract/routePaths';
import { useAppDispatch } from '../../store/hooks';
import { addAppListener } from '../../store/addAppListener';
import { Page } from '../../ui/Page';
import { DraftSheet } from './DraftSheet';
import { generateDocument } from './generateDocument';
import { IdeaForm } from './IdeaForm';
import { useIdeaInHistory } from './useIdeaInHistory';

/** The Create page (docs/behaviour.md#idea-form); goes to the result when a generation has succeeded. */
export function CreatePage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useIdeaInHistory();

  useEffect(
    () =>
      dispatch(
        addAppListener({
          actionCreator: generateDocument.fulfilled,
          effect: () => void navigate(routePaths.result),
        }),
      ),
    [dispatch, navigate],
  );

  return (
    <Page
      title="Create"
      description="Describe your product idea in your own words and watch a Product Requirement Document, a Functional Requirement Document or an HTML mockup being written."
      heading="Transform Your Idea"
      subtitle="Describe your idea in detail, and we'll generate the documentation you need."
      width="wide"
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
