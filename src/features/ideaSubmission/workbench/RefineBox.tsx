import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { DocumentType } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useOnEvent } from '../../../store/useOnEvent';
import { Form } from '../../../ui/Form';
import { TextInput } from '../../../ui/TextInput';
import { RevisionProgress } from './RevisionProgress';
import { revisionMessage } from './revisionMessage';
import { useIsOffline } from './useIsOffline';
import { orderRevision } from './workbenchActions';
import { instructionTyped, revisionRefused } from './workbenchEvents';
import { selectInstruction, selectWork } from './workbenchSlice';

const requirementChoices = ['Make it shorter', 'Add acceptance criteria', 'Use plainer words'];

const quickChoices: Record<DocumentType, readonly string[]> = {
  prd: requirementChoices,
  frd: requirementChoices,
  mockup: ['Make it simpler', 'Show an empty state', 'Use plainer words'],
};

interface RefineBoxProps {
  documentType: DocumentType;
  /** Stands beside the heading, such as the number of the review's findings. */
  aside?: ReactNode;
}

/** Takes one instruction and has the document rewritten; shows the request under way, or why it failed. */
export function RefineBox({ documentType, aside }: RefineBoxProps) {
  const dispatch = useAppDispatch();
  const instruction = useAppSelector(selectInstruction);
  const work = useAppSelector(selectWork);
  const isOffline = useIsOffline();
  const field = useRef<HTMLTextAreaElement>(null);
  useOnEvent(revisionRefused, () => field.current?.focus());
  const isReading = work.status === 'reading';
  const ended = isReading ? work.ended : null;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isReading) dispatch(orderRevision({ kind: 'refine', instruction }));
  };
  const submitByKeyboard = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  };

  return (
    <Box
      component={Form}
      onSubmit={submit}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
        '& > *': { gridColumn: '1 / -1' },
        // On small screens the box takes little room until it is used.
        '& > .refine-field, & > .refine-button': { gridColumn: { xs: 'auto', lg: '1 / -1' } },
        '& textarea': { height: { xs: '2.75rem', lg: 'auto' }, minHeight: '2.75rem' },
        '&:not(:focus-within) > .refine-more': { display: { xs: 'none', lg: 'flex' } },
      }}
    >
      {aside}
      <RevisionProgress />
      {ended !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {revisionMessage(ended)}
        </Typography>
      )}
      {isOffline ? (
        <Typography
          className="refine-more"
          variant="caption"
          sx={{ color: 'text.secondary', display: 'flex' }}
        >
          No language model is connected: Refine adds this to your idea and drafts the document anew
          from it.
        </Typography>
      ) : (
        <Box
          className="refine-more"
          sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', scrollbarWidth: 'none' }}
        >
          {quickChoices[documentType].map((choice) => (
            <Chip
              key={choice}
              label={choice}
              variant="outlined"
              onClick={() => {
                dispatch(instructionTyped(choice));
                field.current?.focus();
              }}
            />
          ))}
        </Box>
      )}
      <Box className="refine-field">
        <TextInput
          label="What should change?"
          name="instruction"
          inputRef={field}
          rows={2}
          dir="auto"
          value={instruction}
          {...(ended === null ? {} : { error: '' })}
          onChange={({ target }) => dispatch(instructionTyped(target.value))}
          onKeyDown={submitByKeyboard}
        />
      </Box>
      <Button className="refine-button" type="submit" variant="contained" disabled={!isReading}>
        Refine
      </Button>
    </Box>
  );
}
