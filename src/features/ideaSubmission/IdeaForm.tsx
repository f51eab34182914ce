import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { PlainButton } from '../../ui/PlainButton';
import { Form } from '../../ui/Form';
import { TextInput } from '../../ui/TextInput';
import { useFormFields } from '../../ui/useFormFields';
import { DocumentTypeCards } from './DocumentTypeCards';
import { findIdeaProblem, type IdeaProblem } from './ideaLimits';
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
  const submit = (): void => {
    dispatch(submitIdea());
  };
  const { field, formProps } = useFormFields({
    initial: { idea: '' },
    problemsOf: ({ idea: text }) => {
      const problem = findIdeaProblem(text);
      return problem === null ? {} : { idea: problemSentences[problem] };
    },
    onValid: submit,
    onRefused: submit,
  });

  const submitByKeyboard = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSubmit && !isGenerating) event.currentTarget.form?.requestSubmit();
  };

  return (
    <Box data-print="hide" component={Form} {...formProps} sx={{ display: 'grid', gap: 3 }}>
      <TextInput
        label="Describe your idea"
        {...field('idea')}
        required
        rows={11}
        value={idea}
        dir="auto"
        placeholder="Describe your product idea in detail: what it does, its target audience, its key features and its goals."
        onChange={(event) => dispatch(ideaTyped(event.target.value))}
        onKeyDown={submitByKeyboard}
      />
      <DocumentTypeCards />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PlainButton type="submit" variant="contained" size="large" disabled={isGenerating}>
          {isGenerating ? 'Generating...' : 'Generate Document'}
        </PlainButton>
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
