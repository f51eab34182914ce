import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo, type SubmitEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Form } from '../../../ui/Form';
import { TextInput } from '../../../ui/TextInput';
import { findOpenQuestions } from '../review/openQuestions';
import { ideaWithAnswers } from './ideaWithAnswers';
import { useIsOffline } from './useIsOffline';
import { orderRevision } from './workbenchActions';
import { answerTyped } from './workbenchEvents';
import { selectAnswers, selectWork } from './workbenchSlice';

const most = 50;

interface OpenQuestionsProps {
  idea: string;
  text: string;
}

/** The document's open questions, each with a field; the answers and the idea make a new draft. */
export function OpenQuestions({ idea, text }: OpenQuestionsProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const answers = useAppSelector(selectAnswers);
  const isReading = useAppSelector(selectWork).status === 'reading';
  const isOffline = useIsOffline();
  const read = useDeferredValue(text);
  const questions = useMemo(
    () => [...new Set(findOpenQuestions(read).map(({ question }) => question))].slice(0, most),
    [read],
  );
  if (questions.length === 0) return null;
  // A question may have the name of an inherited property, such as "constructor".
  const answerTo = (question: string): string =>
    Object.hasOwn(answers, question) ? (answers[question] ?? '') : '';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const answered = questions.map((question) => [question, answerTo(question)] as const);
    dispatch(orderRevision({ kind: 'answers', idea: ideaWithAnswers(idea, answered), answered }));
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2" gutterBottom>
        Open questions
      </Typography>
      <Box component={Form} onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        {questions.map((question) => (
          <TextInput
            key={question}
            label={question}
            name={question}
            dir="auto"
            value={answerTo(question)}
            onChange={({ target }) => dispatch(answerTyped({ question, answer: target.value }))}
          />
        ))}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {isOffline && 'No language model is connected. '}
          The answers are added to your idea, and the document is drafted anew from it.
        </Typography>
        <Button type="submit" variant="outlined" disabled={!isReading}>
          Redraft with answers
        </Button>
      </Box>
    </Box>
  );
}
