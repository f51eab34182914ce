import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { routePaths } from '../../../../contract/routePaths';
import { exampleIdeaChosen } from '../../../events/exampleIdeaChosen';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useOnEvent } from '../../../store/useOnEvent';
import { useSavedTitle } from '../../../store/useSavedTitle';
import { Form } from '../../../ui/Form';
import { TextInput } from '../../../ui/TextInput';
import { TextLink } from '../../../ui/TextLink';
import { DocumentTypeCards } from './DocumentTypeCards';
import { IdeaPrompts } from './IdeaPrompts';
import { lazyDraftSheet } from './lazyDraftSheet';
import { lazyPageSketch } from './lazyPageSketch';
import type { IdeaProblem } from '../ideaLimits';
import { ideaRefused, ideaTyped } from '../ideaSubmissionEvents';
import { selectIdea, selectIdeaProblem, selectIsGenerating } from '../ideaSubmissionSlice';
import { submitIdea } from './submitIdea';

const problemSentences: Record<IdeaProblem, string> = {
  tooShort: 'Write at least 10 characters.',
  tooLong: 'This is too long for one request.',
};

/** The form of the Create page: the idea, the document type and the button that starts a generation. */
export function IdeaForm() {
  const dispatch = useAppDispatch();
  const idea = useAppSelector(selectIdea);
  const isGenerating = useAppSelector(selectIsGenerating);
  const savedTitle = useSavedTitle();
  const problem = useAppSelector(selectIdeaProblem);
  const ideaField = useRef<HTMLTextAreaElement>(null);
  useOnEvent(ideaRefused, () => ideaField.current?.focus());
  useOnEvent(exampleIdeaChosen, () => ideaField.current?.focus());

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    dispatch(submitIdea());
  };

  const submitByKeyboard = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSubmit && !isGenerating) event.currentTarget.form?.requestSubmit();
  };

  return (
    <Box
      component={Form}
      onFocus={() => {
        void lazyDraftSheet.preload();
        void lazyPageSketch.preload();
      }}
      onSubmit={submit}
      // The history entry stores the idea; the value restored by the browser may be older.
      autoComplete="off"
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextInput
          label="Describe your idea"
          name="idea"
          inputRef={ideaField}
          error={problem === null ? undefined : problemSentences[problem]}
          required
          rows={7}
          grows
          value={idea}
          dir="auto"
          placeholder="Describe your product idea in detail: what it does, its target audience, its key features and its goals."
          onChange={(event) => dispatch(ideaTyped(event.target.value))}
          onKeyDown={submitByKeyboard}
        />
        <IdeaPrompts field={ideaField} />
      </Box>
      <DocumentTypeCards />
      <Box
        data-print="hide"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
      >
        <Button type="submit" variant="contained" size="large" disabled={isGenerating}>
          {isGenerating ? 'Generating...' : 'Generate Document'}
        </Button>
        {!isGenerating && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}
          >
            or press Ctrl + Enter
          </Typography>
        )}
      </Box>
      {savedTitle !== null && !isGenerating && (
        <Box data-print="hide" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Typography variant="body2" noWrap>
            <TextLink to={routePaths.result}>{`Continue: ${savedTitle}`}</TextLink>
          </Typography>
          A new document replaces the saved one.
        </Box>
      )}
    </Box>
  );
}
