import { isBlank } from '../../../../contract/isBlank';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Form } from '../../../ui/Form';
import { TextInput } from '../../../ui/TextInput';
import { ControlRow } from '../ControlRow';
import { textDirection } from '../document/textDirection';
import { editedText, withLineFeeds } from './editedText';
import { LeaveConfirmation } from './LeaveConfirmation';
import { saveEdit } from './workbenchActions';
import { editDiscarded, editTyped } from './workbenchEvents';
import { selectWork } from './workbenchSlice';

/** The text of the version on screen, to be edited in its place. */
export function DocumentEditor() {
  const dispatch = useAppDispatch();
  const work = useAppSelector(selectWork);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    // Start at the top: browsers would scroll to the end of the text.
    field.current?.setSelectionRange(0, 0);
    field.current?.focus();
  }, []);

  if (work.status !== 'editing') return null;
  const { text } = work;
  return (
    <Box
      component={Form}
      // The field, the actions above it and the refine box below it fit in the window together.
      sx={{ '& textarea': { maxHeight: 'max(9rem, calc(100dvh - 17rem))' } }}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (isBlank(text)) field.current?.focus();
        dispatch(saveEdit());
      }}
    >
      <LeaveConfirmation />
      <ControlRow
        data-edge-bar=""
        sx={{
          // Below the document's actions, which stay at the top of the window too.
          position: 'sticky',
          top: { xs: '3.75rem', sm: '4.25rem' },
          zIndex: 1,
          paddingBlock: 1,
          marginBlockEnd: 1,
          backgroundColor: 'background.paper',
          columnGap: { xs: 1, sm: 1.5 },
          '& > button': { paddingInline: { xs: 1.5, sm: 2.25 } },
        }}
      >
        <Button type="submit" variant="contained">
          Save changes
        </Button>
        <Button variant="outlined" onClick={() => dispatch(editDiscarded())}>
          Discard changes
        </Button>
      </ControlRow>
      <TextInput
        label="Document text"
        name="text"
        inputRef={field}
        error={
          isBlank(text) ? 'The document is empty. Write a text or discard the changes.' : undefined
        }
        rows={24}
        // Not "auto": browsers determine it for each line, which takes seconds for a long text.
        dir={textDirection(text)}
        value={withLineFeeds(text)}
        onChange={({ target }) => dispatch(editTyped(editedText(text, target.value)))}
      />
    </Box>
  );
}
