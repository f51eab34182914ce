import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Form } from '../../../ui/Form';
import { TextInput } from '../../../ui/TextInput';
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
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(saveEdit());
      }}
    >
      <TextInput
        label="Document text"
        name="text"
        inputRef={field}
        rows={24}
        dir="auto"
        value={work.text}
        onChange={({ target }) => dispatch(editTyped(target.value))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2 }}>
        <Button type="submit" variant="contained">
          Save changes
        </Button>
        <Button variant="outlined" onClick={() => dispatch(editDiscarded())}>
          Discard changes
        </Button>
      </Box>
    </Form>
  );
}
