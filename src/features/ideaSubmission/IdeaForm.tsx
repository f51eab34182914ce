import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type SubmitEvent, type KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { TextInput } from '../../ui/TextInput';
import { DocumentTypeCards } from './DocumentTypeCards';
import type { IdeaProblem } from './ideaLimits';
import { ideaTyped } from './ideaSubmissionEvents';
import { selectIdea, selectIsGenerating } from './ideaSubmissionSlice';
import { submitIdea } from './submitIdea';

const problemSentences: Record<IdeaProblem, string> = {
  tooShort: 'At least 10 characters are needed to work with.',
  tooLong: 'This is more than one request can carry.',
};

/** The form of the Create page: the idea, the three cards, and the button that starts a generation. */
export function IdeaForm() {
  const dispatch = useAppDispatch();
  const idea = useAppSelector(selectIdea);
  const isGenerating = useAppSelector(selectIsGenerating);
  const [problem, setProblem] = useState<IdeaProblem | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = (event?: SubmitEvent): void => {
    event?.preventDefault();
    const found = dispatch(submitIdea());
    setProblem(found);
    if (found !== null) field.current?.focus();
  };

  const submitByKeyboard = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isGenerating) submit();
  };

  return (
    <Box
      data-print="hide"
      component="form"
      // Enter before the script runs must not load the page anew and lose the idea; `dialog` sends nothing.
      method="dialog"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 3 }}
    >
      <TextInput
        label="Describe your idea"
        name="idea"
        required
        rows={11}
        value={idea}
        inputRef={field}
        dir="auto"
        placeholder="Describe your product idea in detail: what it does, its target audience, its key features and its goals."
        {...(problem === null ? {} : { error: problemSentences[problem] })}
        onChange={(event) => {
          dispatch(ideaTyped(event.target.value));
          setProblem(null);
        }}
        onKeyDown={submitByKeyboard}
      />
      <DocumentTypeCards />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
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
    </Box>
  );
}
