import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Form } from '../../../ui/Form';
import { TextInput } from '../../../ui/TextInput';
import { ControlRow } from '../ControlRow';
import { editedText, shownInEditor } from './editedText';
import { LeaveQuestion } from './LeaveQuestion';
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
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(saveEdit());
      }}
    >
      <LeaveQuestion />
      <TextInput
        label="Document text"
        name="text"
        inputRef={field}
        rows={24}
        dir="auto"
        value={shownInEditor(text)}
        onChange={({ target }) => dispatch(editTyped(editedText(text, target.value)))}
      />
      <ControlRow sx={{ marginBlockStart: 2 }}>
        <Button type="submit" variant="contained">
          Save changes
        </Button>
        <Button variant="outlined" onClick={() => dispatch(editDiscarded())}>
          Discard changes
        </Button>
      </ControlRow>
    </Form>
  );
}
