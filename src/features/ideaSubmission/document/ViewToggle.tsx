import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DocumentView } from './documentViewEvents';

interface ViewToggleProps {
  view: DocumentView;
  onChange: (view: DocumentView) => void;
}

const views: readonly [DocumentView, string][] = [
  ['plain', 'Plain text'],
  ['formatted', 'Formatted'],
];

/** Switches between the document's plain text and the formatted document; one of the two is always pressed. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <Box role="group" aria-label="View" sx={{ display: 'flex' }}>
      {views.map(([value, label]) => (
        // MUI's ToggleButtonGroup would be 3 KB of the result page's first view.
        <Button
          key={value}
          size="small"
          variant="outlined"
          aria-pressed={value === view}
          onClick={() => {
            if (value !== view) onChange(value);
          }}
          sx={{
            minHeight: 36,
            color: 'text.secondary',
            '&:first-of-type': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
            '&:last-of-type': {
              borderStartStartRadius: 0,
              borderEndStartRadius: 0,
              marginInlineStart: '-1px',
            },
            '&[aria-pressed="true"]': {
              color: 'text.primary',
              backgroundColor:
                'color-mix(in srgb, var(--mui-palette-primary-main) 16%, transparent)',
            },
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
