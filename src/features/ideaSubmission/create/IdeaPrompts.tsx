import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ideaTyped } from '../ideaSubmissionEvents';
import { selectIdea } from '../ideaSubmissionSlice';
import { addPromptLine } from './addPromptLine';

/** The topics that an idea should cover, each with the beginning of its line. */
const prompts = [
  { name: "Who it's for", start: "Who it's for: " },
  { name: 'The problem', start: 'The problem: ' },
  { name: 'Must-haves', start: 'Must-haves: ' },
  { name: 'Success', start: 'Success means: ' },
];

/** Buttons that each begin a line of the idea and put the caret there. */
export function IdeaPrompts({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const dispatch = useAppDispatch();
  const idea = useAppSelector(selectIdea);

  const begin = (start: string): void => {
    const next = addPromptLine(idea, start);
    // The caret can only be put into the text once the field shows it.
    if (next.idea !== idea) flushSync(() => dispatch(ideaTyped(next.idea)));
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };

  return (
    <Box
      role="group"
      data-print="hide"
      aria-label="Add a line to your idea"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {prompts.map(({ name, start }) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          onClick={() => {
            begin(start);
          }}
          sx={{ borderRadius: 99, fontWeight: 500, borderColor: 'divider' }}
        >
          + {name}
        </Button>
      ))}
    </Box>
  );
}
