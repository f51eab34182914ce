import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { DocumentType } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useOnEvent } from '../../../store/useOnEvent';
import { Form } from '../../../ui/Form';
import { LazyPart } from '../../../ui/LazyPart';
import { EndedNotice } from './EndedNotice';
import { lazyRevisionProgress } from './lazyRevisionProgress';
import { loadRevisionRequest } from './lazyRevisionRequest';
import { isAboutAnswers, isAboutInstruction } from './revisionMessage';
import { selectIsOffline } from './selectIsOffline';
import { requestRevision } from './workbenchActions';
import { instructionAdded, instructionTyped, revisionRefused } from './workbenchEvents';
import { invalidFor, WorkbenchField } from './WorkbenchField';
import { selectEndedRevision, selectInstruction, selectWorkStatus } from './workbenchSlice';

const requirementChoices = ['Make it shorter', 'Add acceptance criteria', 'Use plainer words'];

const quickChoices: Record<DocumentType, readonly string[]> = {
  prd: requirementChoices,
  frd: requirementChoices,
  mockup: ['Make it simpler', 'Show an empty state', 'Use plainer words'],
};

const none = {};

interface QuickChoicesProps {
  documentType: DocumentType;
  isDisabled: boolean;
}

function QuickChoices({ documentType, isDisabled }: QuickChoicesProps) {
  const dispatch = useAppDispatch();
  return (
    <Box
      className="refine-more"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, padding: '2px' }}
    >
      {quickChoices[documentType].map((choice) => (
        <Button
          key={choice}
          size="small"
          variant="outlined"
          disabled={isDisabled}
          onClick={() => dispatch(instructionAdded(choice))}
          sx={{
            minHeight: 32,
            paddingBlock: 0.25,
            paddingInline: 1.25,
            borderRadius: 4,
            borderColor: 'divider',
            fontSize: '0.8125rem',
            fontWeight: 500,
          }}
        >
          {choice}
        </Button>
      ))}
    </Box>
  );
}

interface RefineBoxProps {
  documentType: DocumentType;
  /** Content beside the heading, such as the number of the review's findings. */
  aside?: ReactNode;
}

/** Requests a rewrite of the document from one instruction; shows the running request, or why it failed. */
export function RefineBox({ documentType, aside }: RefineBoxProps) {
  const noticeId = useId();
  const dispatch = useAppDispatch();
  const instruction = useAppSelector(selectInstruction);
  const status = useAppSelector(selectWorkStatus);
  const last = useAppSelector(selectEndedRevision);
  const isOffline = useAppSelector(selectIsOffline);
  const field = useRef<HTMLTextAreaElement>(null);
  useOnEvent(revisionRefused, ({ payload }) => {
    if (payload.asked !== 'answers') field.current?.focus();
  });
  useOnEvent(instructionAdded, () => {
    const { current } = field;
    if (current === null) return;
    current.focus({ preventScroll: true });
    const { value } = current;
    // The first line that the user has to complete.
    const open = /: $/m.exec(value);
    const caret = open === null ? value.length : open.index + open[0].length;
    current.setSelectionRange(caret, caret);
    current.scrollIntoView({ block: 'nearest' });
    if (caret === value.length) current.scrollTop = current.scrollHeight;
  });
  const isReading = status === 'reading';
  const ended = last !== null && !isAboutAnswers(last) ? last : null;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isReading) void dispatch(requestRevision({ kind: 'refine', instruction }));
  };
  const submitByKeyboard = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  };

  return (
    <Box
      component={Form}
      onSubmit={submit}
      onFocus={() => {
        void loadRevisionRequest().catch(() => undefined);
        void lazyRevisionProgress.preload();
      }}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
        '& > *': { gridColumn: '1 / -1' },
        // On small screens the box is small until it is used.
        '& > .refine-field, & > .refine-button': { gridColumn: { xs: 'auto', lg: '1 / -1' } },
        // On small screens, it is in line with the field's label, otherwise above it.
        '& > .refine-aside': {
          order: { lg: -1 },
          justifySelf: { xs: 'end', lg: 'start' },
          marginBlockEnd: { xs: -3.75, lg: 0 },
          zIndex: 1,
          // Where both would not fit on one line.
          '@media (max-width: 22rem)': { marginBlockEnd: 0 },
        },
        '& .refine-field textarea': {
          fieldSizing: 'content',
          minHeight: { xs: '2.75rem', lg: '4.5rem' },
          maxHeight: { xs: '2.75rem', lg: '40vh' },
        },
        // Beside the document, the box keeps its height: otherwise the content below would move away from the pointer.
        '&:focus-within .refine-field textarea': {
          minHeight: '4.5rem',
          maxHeight: { xs: '30vh', lg: '40vh' },
        },
        '&:not(:focus-within) > .refine-more': { display: { xs: 'none', lg: 'flex' } },
      }}
    >
      {status === 'revising' && <LazyPart part={lazyRevisionProgress} props={none} />}
      {ended !== null && <EndedNotice ended={ended} id={noticeId} />}
      {isOffline ? (
        <Typography
          className="refine-more"
          variant="caption"
          sx={{ color: 'text.secondary', display: 'flex' }}
        >
          No language model is connected: Refine adds each line to your idea and drafts the document
          anew from it. A line that ends in a colon, with nothing after it, is left out.
        </Typography>
      ) : (
        // Disabled while a request runs: the box moves, and a double click on Refine would hit one of them.
        <QuickChoices documentType={documentType} isDisabled={!isReading} />
      )}
      <Box className="refine-aside">{aside}</Box>
      <Box className="refine-field">
        <WorkbenchField
          label="What should change?"
          control={(id) => (
            <textarea
              id={id}
              name="instruction"
              ref={field}
              rows={2}
              dir="auto"
              {...(ended !== null && isAboutInstruction(ended) && invalidFor(noticeId))}
              value={instruction}
              onChange={({ target }) => dispatch(instructionTyped(target.value))}
              onKeyDown={submitByKeyboard}
            />
          )}
        />
      </Box>
      <Button className="refine-button" type="submit" variant="contained" disabled={!isReading}>
        Refine
      </Button>
    </Box>
  );
}
