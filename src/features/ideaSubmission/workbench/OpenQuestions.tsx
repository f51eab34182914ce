import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, type SubmitEvent } from 'react';
import { ideaWithAnswers } from '../../../../contract/ideaWithAnswers';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useOnEvent } from '../../../store/useOnEvent';
import { Form } from '../../../ui/Form';
import type { OpenQuestion } from '../review/openQuestions';
import { EndedNotice } from './EndedNotice';
import { isAboutAnswers } from './revisionMessage';
import { selectIsOffline } from './selectIsOffline';
import { requestRevision } from './workbenchActions';
import { invalidFor, WorkbenchField } from './WorkbenchField';
import { answerTyped, revisionRefused } from './workbenchEvents';
import { selectAnswers, selectEndedRevision, selectWork } from './workbenchSlice';

const maximumQuestions = 50;

interface OpenQuestionsProps {
  idea: string;
  found: readonly OpenQuestion[];
}

/** The document's open questions, each with a field; the answers and the idea make a new draft. */
export function OpenQuestions({ idea, found }: OpenQuestionsProps) {
  const id = useId();
  const noticeId = `${id}-notice`;
  const dispatch = useAppDispatch();
  const answers = useAppSelector(selectAnswers);
  const { status } = useAppSelector(selectWork);
  const last = useAppSelector(selectEndedRevision);
  const isOffline = useAppSelector(selectIsOffline);
  const first = useRef<HTMLInputElement>(null);
  useOnEvent(revisionRefused, ({ payload }) => {
    if (payload.asked === 'answers') first.current?.focus();
  });
  const questions = useMemo(
    () => [...new Set(found.map(({ question }) => question))].slice(0, maximumQuestions),
    [found],
  );
  if (questions.length === 0) return null;
  const isReading = status === 'reading';
  const ended = last !== null && isAboutAnswers(last) ? last : null;
  // A question may equal the name of an inherited property, such as "constructor".
  const answerTo = (question: string): string =>
    Object.hasOwn(answers, question) ? (answers[question] ?? '') : '';

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const answered = questions.map((question) => [question, answerTo(question)] as const);
    void dispatch(
      requestRevision({ kind: 'answers', idea: ideaWithAnswers(idea, answered), answered }),
    );
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="subtitle2" gutterBottom>
        Open questions
      </Typography>
      <Box
        component={Form}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {questions.map((question, index) => (
          <WorkbenchField
            key={question}
            label={question}
            control={(fieldId) => (
              <input
                id={fieldId}
                ref={index === 0 ? first : undefined}
                name={question}
                dir="auto"
                {...(ended !== null && index === 0 && invalidFor(noticeId))}
                value={answerTo(question)}
                onChange={({ target }) => dispatch(answerTyped({ question, answer: target.value }))}
              />
            )}
          />
        ))}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {isOffline && 'No language model is connected. '}
          The answers are added to your idea, and the document is drafted anew from it.
        </Typography>
        {ended !== null && <EndedNotice ended={ended} id={noticeId} />}
        <Button type="submit" variant="outlined" disabled={!isReading}>
          Redraft with answers
        </Button>
      </Box>
    </Box>
  );
}
